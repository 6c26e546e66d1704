import { globalFontFace } from '@vanilla-extract/css';

/** Those of Turkish are among them: a word of it is never in two fonts, and a page in it comes with no font more. */
const latin =
  'U+0000-00FF,U+011E-011F,U+0130-0131,U+0152-0153,U+015E-015F,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+20BA,U+2122,U+2212,U+FEFF,U+FFFD';
const latinExtended = 'U+0100-011D,U+0120-012F,U+0132-0151,U+0154-015D,U+0160-017F';

/**
 * A font that is late waits for the next page: a text that stands is never set anew under the eye. The few letters beyond
 * Latin come when a name has them, late or not: a word in two fonts looks like a mistake.
 */
const display = { latin: 'optional', further: 'swap' } as const;

const face = (file: string, fontWeight: string, letters: keyof typeof display) => ({
  src: `url(./fonts/${file}.woff2) format('woff2')`,
  fontWeight,
  unicodeRange: letters === 'latin' ? latin : latinExtended,
  fontDisplay: display[letters],
});

globalFontFace('Inter', face('inter-latin', '400 700', 'latin'));
globalFontFace('Inter', face('inter-latin-ext', '400 700', 'further'));
globalFontFace('Fraunces', face('fraunces-latin', '600', 'latin'));
globalFontFace('Fraunces', face('fraunces-latin-ext', '600', 'further'));

/** How high a face of ours is, for its size. */
const heights = { Inter: { ascent: 96.87, descent: 24.12 }, Fraunces: { ascent: 97.8, descent: 25.5 } };

/** What stands in for a font that is late takes the same room, line by line. A face that the machine lacks is passed over. */
function standIn(name: keyof typeof heights, local: string, sizeAdjust: number): void {
  const percent = (height: number) => `${((100 * height) / sizeAdjust).toFixed(2)}%`;
  const { ascent, descent } = heights[name];
  globalFontFace(`${name} Stand-In`, {
    src: local,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: '0%',
  });
}

// Of several that a machine has, the last one stands in.
standIn('Inter', "local('DejaVu Sans')", 94.5);
standIn('Inter', "local('Roboto')", 109);
standIn('Inter', "local('Arial'), local('Liberation Sans'), local('Helvetica')", 108.17);
standIn('Fraunces', "local('DejaVu Serif')", 91.5);
standIn('Fraunces', "local('Noto Serif')", 98.5);
standIn('Fraunces', "local('Times New Roman'), local('Liberation Serif'), local('Times')", 115.97);
