import type { BlogFont } from '#contract/blog-choices.ts';
import { useStyleSheet } from '#web/ui/use-style-sheet.ts';
import arimo from './fonts/samples/arimo-name.woff2';
import cousine from './fonts/samples/cousine-name.woff2';
import gelasio from './fonts/samples/gelasio-name.woff2';
import montserrat from './fonts/samples/montserrat-name.woff2';
import openSans from './fonts/samples/open-sans-name.woff2';
import playfair from './fonts/samples/playfair-display-name.woff2';
import roboto from './fonts/samples/roboto-name.woff2';
import tinos from './fonts/samples/tinos-name.woff2';
import { familyOf } from './fonts.ts';

/** Fonts that a device may have, and our metric twins of them. */
const twins: Partial<Record<BlogFont, string>> = {
  Helvetica: arimo,
  'Times New Roman': tinos,
  Georgia: gelasio,
  'Courier New': cousine,
};
const ours: Partial<Record<BlogFont, string>> = {
  Roboto: roboto,
  'Open Sans': openSans,
  Montserrat: montserrat,
  'Playfair Display': playfair,
};

/** The font's name in a subset of its letters; the font itself loads once it is chosen. */
export function FontSample({ font }: { font: BlogFont }) {
  useStyleSheet(facesOfSample(font));
  return <span style={{ fontFamily: `"${nameOf(font)}",${familyOf(font)}` }}>{font}</span>;
}

const nameOf = (font: BlogFont): string => `${font} Sample`;

/** Inter is the app's own font. */
function facesOfSample(font: BlogFont): string {
  const file = twins[font] ?? ours[font];
  const own = twins[font] ? `local("${font}"),` : '';
  const source = `${own}url("${file}") format("woff2")`;
  return file ? `@font-face{font-family:"${nameOf(font)}";src:${source};font-display:swap}` : '';
}
