import { contrast, mix } from './contrast.ts';

/** The nearest shade or tint of the colour with enough contrast; null if the colour is readable already. */
export function readableColour(text: string, ground: string, min: number): string | null {
  if (contrast(text, ground) >= min) return null;
  for (let step = 1; step <= steps; step += 1)
    for (const end of ['#000000', '#ffffff']) {
      const tone = mix(text, end, step / steps);
      if (contrast(tone, ground) >= min) return tone;
    }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}

const steps = 200;
