import { createGlobalThemeContract } from '@vanilla-extract/css';

const text = { color: '', size: '', weight: '', slant: '', line: '' };

/** What a creator chooses. The values stand in the page's own style sheet, which tokens.ts writes. */
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
