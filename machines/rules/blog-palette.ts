import { contrast, mix } from './contrast.ts';

export interface Palette {
  background: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  onAccent: string;
  water: string;
  land: string;
}

const [darkInk, lightInk] = ['#17212b', '#f7f4ee'];
const [darkSea, lightSea] = ['#0b5563', '#8ed4de'];
const [black, white] = ['#000000', '#ffffff'];
const legible = 4.5;

export function paletteOf(background: string): Palette {
  const ink = inkOn(background);
  const isDark = ink === lightInk || ink === white;
  const lifted = isDark ? mix(background, white, 0.07) : mix(background, white, 0.75);
  const surface = isLegible(ink, [lifted]) ? lifted : mix(background, black, 0.12);
  const grounds = [background, surface];
  const sea = isDark ? lightSea : darkSea;
  const accent = isLegible(sea, grounds) ? sea : ink;
  return {
    background,
    surface,
    ink,
    muted: palest(ink, grounds),
    line: mix(background, ink, 0.14),
    accent,
    onAccent: contrast(accent, white) >= legible ? white : inkOn(accent),
    water: mix(background, isDark ? '#2c6f80' : '#b9dade', isDark ? 0.3 : 0.6),
    land: isDark ? mix(background, white, 0.14) : mix(background, '#fffdf8', 0.8),
  };
}

/** As soft as readable; black or white is readable on any colour. */
function inkOn(background: string): string {
  const best = (one: string, other: string) => (contrast(background, one) >= contrast(background, other) ? one : other);
  const soft = best(darkInk, lightInk);
  return isLegible(soft, [background]) ? soft : best(black, white);
}

/** The palest tone between background and ink that is still readable. */
function palest(ink: string, grounds: readonly string[]): string {
  const tones = [0.4, 0.32, 0.24, 0.16, 0.08].map((share) => mix(ink, grounds[0] ?? ink, share));
  return tones.find((tone) => isLegible(tone, grounds)) ?? ink;
}

const isLegible = (colour: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= legible);
