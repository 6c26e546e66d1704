import { globalFontFace } from '@vanilla-extract/css';

/** Includes the Turkish letters, so that a Turkish page needs no further font. */
const latin =
  'U+0000-00FF,U+011E-011F,U+0130-0131,U+0152-0153,U+015E-015F,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+20BA,U+2122,U+2212,U+FEFF,U+FFFD';
const latinExtended = 'U+0100-011D,U+0120-012F,U+0132-0151,U+0154-015D,U+0160-017F';

/** The app's own faces never move a text that is read already: docs/decisions/0016. */
const face = (file: string, fontWeight: string, unicodeRange: string, fontDisplay: 'optional' | 'swap') => ({
  src: `url(./fonts/${file}.woff2) format('woff2')`,
  fontWeight,
  unicodeRange,
  fontDisplay,
});

globalFontFace('Inter', face('inter-latin', '400 700', latin, 'optional'));
globalFontFace('Inter', face('inter-latin-ext', '400 700', latinExtended, 'swap'));
globalFontFace('Fraunces', face('fraunces-latin', '600', latin, 'optional'));
globalFontFace('Fraunces', face('fraunces-latin-ext', '600', latinExtended, 'swap'));

/** Heights in percent of the font size. Inter's ascent is 96.875: at 16 pixels 15.5, which browsers round up. */
const heights = { Inter: { ascent: 97, descent: 24.12 }, Fraunces: { ascent: 97.8, descent: 25.5 } };

interface Fallback {
  /** Full names: a bold face has one of its own, and would be drawn from the regular one otherwise. */
  local: readonly string[];
  fontWeight: '400 499' | '500 599' | '600 700';
  /** The mean width of our texts in both languages, in percent of the local face. */
  sizeAdjust: number;
}

/** A local fallback with the measures of the face, so that swapping moves nothing. The last one that the machine has is used. */
function fallback(name: keyof typeof heights, { local, fontWeight, sizeAdjust }: Fallback): void {
  const percent = (height: number) => `${((100 * height) / sizeAdjust).toFixed(2)}%`;
  const { ascent, descent } = heights[name];
  globalFontFace(`${name} Stand-In`, {
    src: local.map((face) => `local('${face}')`).join(', '),
    fontWeight,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: percent(ascent),
    descentOverride: percent(descent),
    lineGapOverride: '0%',
  });
}

const regular = '400 499';
/** The local face is the regular one; Inter is wider by a fiftieth. */
const medium = '500 599';
const bold = '600 700';
fallback('Inter', { local: ['DejaVu Sans'], fontWeight: regular, sizeAdjust: 93.8 });
fallback('Inter', { local: ['DejaVu Sans'], fontWeight: medium, sizeAdjust: 95.6 });
fallback('Inter', { local: ['DejaVu Sans Bold'], fontWeight: bold, sizeAdjust: 85.5 });
fallback('Inter', { local: ['Roboto'], fontWeight: regular, sizeAdjust: 107.2 });
fallback('Inter', { local: ['Roboto'], fontWeight: medium, sizeAdjust: 109.3 });
fallback('Inter', { local: ['Roboto Bold'], fontWeight: bold, sizeAdjust: 107.4 });
fallback('Inter', { local: ['Arial', 'Liberation Sans', 'Helvetica'], fontWeight: regular, sizeAdjust: 106.4 });
fallback('Inter', { local: ['Arial', 'Liberation Sans', 'Helvetica'], fontWeight: medium, sizeAdjust: 108.4 });
fallback('Inter', {
  local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
  fontWeight: bold,
  sizeAdjust: 101.1,
});
fallback('Fraunces', { local: ['DejaVu Serif Bold'], fontWeight: bold, sizeAdjust: 85.3 });
fallback('Fraunces', { local: ['Noto Serif Bold'], fontWeight: bold, sizeAdjust: 95 });
fallback('Fraunces', {
  local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
  fontWeight: bold,
  sizeAdjust: 112,
});
