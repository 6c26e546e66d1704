import { namedColours } from './colour-names.ts';

/** '#rrggbb', whichever way CSS lets a colour be written: by name, in hex, as rgb or as hsl. A text is opaque: alpha is left out. */
export function colourOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim().toLowerCase();
  return fromHex(text) ?? namedColours.get(text) ?? fromFunction(text);
}

function fromHex(text: string): string | null {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return null;
  return text.length < 6 ? text.slice(0, 4).replace(/[\da-f]/g, '$&$&') : text.slice(0, 7);
}

const part = String.raw`([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?`;
const withCommas = new RegExp(
  String.raw`^(rgb|hsl)a?\(\s*${part}\s*,\s*${part}\s*,\s*${part}\s*(?:,\s*${part}\s*)?\)$`,
);
const withSpaces = new RegExp(String.raw`^(rgb|hsl)a?\(\s*${part}\s+${part}\s+${part}\s*(?:/\s*${part}\s*)?\)$`);

interface Part {
  value: number;
  unit: string;
}

function fromFunction(text: string): string | null {
  const [, name, ...found] = withCommas.exec(text) ?? withSpaces.exec(text) ?? [];
  const [first, second, third, alpha] = [0, 2, 4, 6].map((at) => ({
    value: Number(found[at] ?? Number.NaN),
    unit: found[at + 1] ?? '',
  }));
  if (!first || !second || !third || !alpha || !isShare(second) || !isShare(third) || !isShare(alpha)) return null;
  if (name === 'rgb') return isShare(first) ? toHex([first, second, third].map(channel)) : null;
  return name === 'hsl' && first.unit !== '%' ? toHex(fromHsl(hue(first), share(second), share(third))) : null;
}

const isShare = ({ unit }: Part): boolean => unit === '' || unit === '%';
const channel = ({ value, unit }: Part): number => (unit === '%' ? value * 2.55 : value);
const share = ({ value }: Part): number => Math.min(100, Math.max(0, value)) / 100;
const turns: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const hue = ({ value, unit }: Part): number => ((((value * (turns[unit] ?? 1)) % 360) + 360) % 360) / 30;

/** As CSS Color 4 does it; the hue in twelfths of a turn. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const at = (offset + hue) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  });
}

const toHex = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
