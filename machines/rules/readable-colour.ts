import { contrast, type Triple, toLinear, triple } from './contrast.ts';

/** The nearest colour of the same hue with enough contrast; null if the colour is readable already. */
export function readableColour(text: string, ground: string, min: number): string | null {
  if (contrast(text, ground) >= min) return null;
  const lab = toLab(text);
  for (let apart = 1; apart <= tones; apart += 1)
    for (const lightness of [lab[0] - apart / tones, lab[0] + apart / tones]) {
      const tone = inTone(lab, Math.min(1, Math.max(0, lightness)));
      if (contrast(tone, ground) >= min) return tone;
    }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

const tones = 200;
const shares = Array.from({ length: 21 }, (_, step) => 1 - step / 20);

/** Reduces the chroma until the colour is inside sRGB. */
function inTone([, a, b]: Triple, lightness: number): string {
  const paler = (share: number): Triple => fromLab([lightness, a * share, b * share]);
  const share = shares.find((each) => paler(each).every((part) => part > -0.0005 && part < 1.0005));
  return toHex(paler(share ?? 0));
}

const compressed = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const toHex = (parts: Triple): string => {
  const bytes = parts.map((part) => Math.round(255 * compressed(Math.min(1, Math.max(0, part)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

const times = (matrix: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple =>
  triple((row) => matrix[row][0] * x + matrix[row][1] * y + matrix[row][2] * z);

/** Oklab keeps the hue while a colour gets lighter: https://bottosson.github.io/posts/oklab/ */
const toLab = (hex: string): Triple => {
  const cones = times(conesOfLight, toLinear(hex));
  return times(
    labOfCones,
    triple((index) => Math.cbrt(cones[index])),
  );
};
const fromLab = (lab: Triple): Triple => {
  const cones = times(conesOfLab, lab);
  return times(
    lightOfCones,
    triple((index) => cones[index] ** 3),
  );
};

const conesOfLight = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const labOfCones = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const conesOfLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const lightOfCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;
