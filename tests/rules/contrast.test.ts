import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, minContrast } from '#machines/rules/contrast.ts';
import { readableColour } from '#machines/rules/readable-colour.ts';

const colour = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const least = fc.constantFrom(3, 4.5);

/** The angle of a colour on the wheel, in degrees, and how much colour there is: told by HSL, not by what is tested. */
function hueOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const span = Math.max(red, green, blue) - Math.min(red, green, blue);
  const angle = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return { angle, span };
}

describe('the contrast of two colours', () => {
  it('is what it is known to be', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#e11d48', '#e11d48')).toBe(1);
  });

  it('need not be as high for a large text', () => {
    expect([
      minContrast({ fontSize: 24, bold: false }),
      minContrast({ fontSize: 20, bold: true }),
      minContrast({ fontSize: 20, bold: false }),
      minContrast({ fontSize: 18, bold: true }),
    ]).toEqual([3, 3, 4.5, 4.5]);
  });
});

describe('the colour that is advised', () => {
  it('is none where the text is read as it is', () => {
    fc.assert(
      fc.property(colour, colour, least, (text, ground, enough) => {
        expect(readableColour(text, ground, enough) === null).toBe(contrast(text, ground) >= enough);
      }),
    );
  });

  it('is read, and needs no other', () => {
    fc.assert(
      fc.property(colour, colour, least, (text, ground, enough) => {
        const advised = readableColour(text, ground, enough) ?? text;
        expect(advised).toMatch(/^#[\da-f]{6}$/);
        expect(contrast(advised, ground)).toBeGreaterThanOrEqual(enough);
        expect(readableColour(advised, ground, enough)).toBeNull();
      }),
    );
  });

  it('goes no further than it has to', () => {
    fc.assert(
      fc.property(colour, colour, least, (text, ground, enough) => {
        const advised = readableColour(text, ground, enough);
        fc.pre(advised !== null);
        expect(contrast(advised ?? text, ground)).toBeLessThan(enough * 1.12);
      }),
    );
  });

  it('keeps its hue', () => {
    fc.assert(
      fc.property(colour, colour, least, (text, ground, enough) => {
        const [was, is] = [hueOf(text), hueOf(readableColour(text, ground, enough) ?? text)];
        fc.pre(was.span > 40 && is.span > 40);
        const turned = Math.abs(((was.angle - is.angle + 540) % 360) - 180);
        expect(turned).toBeLessThan(5);
      }),
    );
    expect(readableColour('#f59e0b', '#ffffff', 4.5)).toBe('#a46a07');
  });
});
