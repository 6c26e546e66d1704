import { drawSvg } from '../media/drawing-process.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import { drawLandscape, type Landscape, landscapes } from './draw-landscape.ts';
import { drawPortrait } from './draw-portrait.ts';
import { randomFrom } from './random.ts';

/** The key says what is drawn, so that the same world has the same pictures and none lies on the disk before it is looked at. */
export const portraitKey = (number: number): string => `demo-portrait/${hex(number)}`;
export const landscapeKey = (kind: Landscape, number: number): string =>
  `demo-landscape/${landscapes.indexOf(kind)}${hex(number).slice(1)}`;

/** The row of one that a record of the demo world has. */
export const demoImage = (key: string, accountId: string, now: number) => ({
  key,
  purpose: 'demo' as const,
  accountId,
  createdAt: now,
  attachedAt: now,
});

const hex = (number: number): string => number.toString(16).padStart(30, '0');

const inTurn = limitConcurrency({ atOnce: 1, inLine: 200 });

/** Draws a picture of the demo world at the width that was asked for. */
export function drawDemoPicture(path: string): Promise<Uint8Array> {
  const {
    kind,
    digit = '0',
    rest = '0',
    size,
  } = /^demo-(?<kind>portrait|landscape)\/(?<digit>.)(?<rest>[0-9a-f]{29})\/(?<size>\d+)\.webp$/.exec(path)?.groups ??
  {};
  const random = randomFrom(Number.parseInt(rest.slice(-8), 16) * 7919 + 11);
  const svg =
    kind === 'portrait'
      ? drawPortrait(random)
      : drawLandscape(random, landscapes[Number.parseInt(digit, 16)] ?? 'coast');
  return inTurn(() => drawSvg(svg, Number(size)));
}
