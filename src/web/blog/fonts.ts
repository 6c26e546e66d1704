import type { BlogFont } from '#contract/blog-choices.ts';
import inter from '#web/ui/fonts/inter-latin.woff2';
import interExt from '#web/ui/fonts/inter-latin-ext.woff2';
import arimo from './fonts/arimo-latin.woff2';
import arimoExt from './fonts/arimo-latin-ext.woff2';
import cousineBold from './fonts/cousine-bold-latin.woff2';
import cousineBoldExt from './fonts/cousine-bold-latin-ext.woff2';
import cousine from './fonts/cousine-latin.woff2';
import cousineExt from './fonts/cousine-latin-ext.woff2';
import gelasio from './fonts/gelasio-latin.woff2';
import gelasioExt from './fonts/gelasio-latin-ext.woff2';
import montserrat from './fonts/montserrat-latin.woff2';
import montserratExt from './fonts/montserrat-latin-ext.woff2';
import openSans from './fonts/open-sans-latin.woff2';
import openSansExt from './fonts/open-sans-latin-ext.woff2';
import playfair from './fonts/playfair-display-latin.woff2';
import playfairExt from './fonts/playfair-display-latin-ext.woff2';
import roboto from './fonts/roboto-latin.woff2';
import robotoExt from './fonts/roboto-latin-ext.woff2';
import tinosBold from './fonts/tinos-bold-latin.woff2';
import tinosBoldExt from './fonts/tinos-bold-latin-ext.woff2';
import tinos from './fonts/tinos-latin.woff2';
import tinosExt from './fonts/tinos-latin-ext.woff2';

/** Turkish needs the extended Latin file. */
type Cut = readonly [weight: string, latin: string, beyond: string];

interface Face {
  name: string;
  cuts: readonly Cut[];
}

/** A system font scaled to the web font, so that the swap shifts nothing. */
interface StandIn {
  local: readonly string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

interface Choice {
  /** The name of an installed font, tried before the file. */
  system?: string;
  face: Face;
  standIn?: StandIn;
  generic: 'sans-serif' | 'serif' | 'monospace';
}

const variable = (name: string, latin: string, beyond: string): Face => ({ name, cuts: [['400 700', latin, beyond]] });
const [arial, times] = [
  ['Arial', 'Liberation Sans', 'Helvetica'],
  ['Times New Roman', 'Liberation Serif', 'Times'],
];

const choices: Record<BlogFont, Choice> = {
  Inter: {
    face: variable('Inter', inter, interExt),
    standIn: { local: arial, sizeAdjust: 107.12, ascent: 90.44, descent: 22.52 },
    generic: 'sans-serif',
  },
  Roboto: {
    face: variable('Roboto', roboto, robotoExt),
    standIn: { local: arial, sizeAdjust: 99.78, ascent: 92.98, descent: 24.47 },
    generic: 'sans-serif',
  },
  'Open Sans': {
    face: variable('Open Sans', openSans, openSansExt),
    standIn: { local: arial, sizeAdjust: 105.15, ascent: 101.65, descent: 27.86 },
    generic: 'sans-serif',
  },
  Montserrat: {
    face: variable('Montserrat', montserrat, montserratExt),
    standIn: { local: arial, sizeAdjust: 112.83, ascent: 85.79, descent: 22.25 },
    generic: 'sans-serif',
  },
  'Playfair Display': {
    face: variable('Playfair Display', playfair, playfairExt),
    standIn: { local: times, sizeAdjust: 111.26, ascent: 97.25, descent: 22.56 },
    generic: 'serif',
  },
  Helvetica: { system: 'Helvetica', face: variable('Arimo', arimo, arimoExt), generic: 'sans-serif' },
  'Times New Roman': {
    system: 'Times New Roman',
    face: {
      name: 'Tinos',
      cuts: [
        ['400', tinos, tinosExt],
        ['700', tinosBold, tinosBoldExt],
      ],
    },
    generic: 'serif',
  },
  Georgia: { system: 'Georgia', face: variable('Gelasio', gelasio, gelasioExt), generic: 'serif' },
  'Courier New': {
    system: 'Courier New',
    face: {
      name: 'Cousine',
      cuts: [
        ['400', cousine, cousineExt],
        ['700', cousineBold, cousineBoldExt],
      ],
    },
    generic: 'monospace',
  },
};

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+FEFF,U+FFFD';
const beyondLatin = 'U+0100-0130,U+0132-0151,U+0154-017F,U+20BA';

/** System fonts fall back to a metric twin, our fonts to a stand-in of the same size. */
export function familyOf(font: BlogFont): string {
  const { system, face, standIn, generic } = choices[font];
  const names = [system, face.name, standIn && `${face.name} Stand-In`].filter((name) => name !== undefined);
  return [...names.map((name) => `"${name}"`), generic].join(',');
}

/** Null if readers may have the font installed. */
export function fileOfFace(font: BlogFont): string | null {
  const { system, face } = choices[font];
  return system === undefined ? (face.cuts[0]?.[1] ?? null) : null;
}

export function facesOf(font: BlogFont, display: 'swap' | 'optional' = 'swap'): string {
  const { face, standIn } = choices[font];
  const declared = face.cuts.flatMap(([weight, ours, beyond]) => [
    declare({ name: face.name, weight, display, url: ours, letters: latin }),
    declare({ name: face.name, weight, display, url: beyond, letters: beyondLatin }),
  ]);
  return [...declared, ...(standIn ? [declareStandIn(face.name, standIn)] : [])].join('');
}

const declare = ({
  name,
  weight,
  display,
  url,
  letters,
}: Record<'name' | 'weight' | 'display' | 'url' | 'letters', string>): string =>
  `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:${weight};font-display:${display};unicode-range:${letters}}`;

const declareStandIn = (name: string, { local, sizeAdjust, ascent, descent }: StandIn): string =>
  `@font-face{font-family:"${name} Stand-In";src:${local.map((each) => `local("${each}")`).join(',')};` +
  `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
