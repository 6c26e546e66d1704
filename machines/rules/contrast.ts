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

export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
