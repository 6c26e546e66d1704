import { describe, expect, it } from 'vitest';
import { dark, light } from '#web/ui/theme.css.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) =>
    channel(Number.parseInt(pair, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const texts = ['ink', 'muted', 'sea', 'coral', 'danger', 'success', 'warning'] as const;
const grounds = ['paper', 'surface', 'sunken'] as const;
const chosen = ['ink', 'muted', 'sea', 'coral'] as const;

describe.each(Object.entries({ light, dark }))('the %s theme', (_, colours) => {
  const pairs = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

  it.each(pairs)('%s is read on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(chosen)('%s is read on what is chosen', (text) => {
    expect(contrast(colours[text], colours.wash)).toBeGreaterThanOrEqual(4.5);
  });

  it('is read on what is filled', () => {
    expect(contrast(colours.onSea, colours.sea)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.paper, colours.ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('shows where a control is on %s', (ground) => {
    expect(contrast(colours.field, colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('a contrast is what it is known to be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
