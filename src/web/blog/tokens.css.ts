import { createGlobalThemeContract } from '@vanilla-extract/css';

const text = { color: '', size: '', weight: '', slant: '', line: '' };

/** The values are in the style sheet that tokens.ts writes for each blog. */
export const chosen = createGlobalThemeContract(
  {
    background: '',
    surface: '',
    ink: '',
    muted: '',
    line: '',
    accent: '',
    onAccent: '',
    water: '',
    land: '',
    font: '',
    coverOpacity: '',
    coverPosition: '',
    picture: { size: '', radius: '', border: '', borderColor: '' },
    columns: { two: '', three: '', four: '' },
    fullName: text,
    aboutMe: text,
    expertises: text,
    services: text,
    serviceOffers: text,
    title: text,
    description: text,
    locations: text,
    period: text,
  },
  (_, path) => `blog-${path.join('-')}`,
);
