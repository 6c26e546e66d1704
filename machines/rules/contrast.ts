/** Contrast ratio as defined by WCAG 2, of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** WCAG: text is large from 24 px, or from 18.66 px if bold. */
export const minContrast = ({ fontSize, bold }: { fontSize: number; bold: boolean }): number =>
  fontSize >= (bold ? 18.66 : 24) ? 3 : 4.5;

/** Replaces a default colour that cannot be read. A chosen colour stays. */
export const isUnreadableDefault = (colour: string, ground: string): boolean =>
  untouched.includes(colour) && contrast(colour, ground) < faint;
const untouched = ['#1f2937', '#4b5563'];
const faint = 3;

export type Triple = readonly [number, number, number];

export const triple = (of: (index: 0 | 1 | 2) => number): Triple => [of(0), of(1), of(2)];

const luminance = (hex: string): number => {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const toLinear = (hex: string): Triple =>
  triple((at) => toLinearPart(Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255));
const toLinearPart = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
