import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

const colour = createGlobalThemeContract(
  {
    paper: 'paper',
    surface: 'surface',
    sunken: 'sunken',
    wash: 'wash',
    ink: 'ink',
    muted: 'muted',
    line: 'line',
    field: 'field',
    sea: 'sea',
    onSea: 'on-sea',
    coral: 'coral',
    danger: 'danger',
    success: 'success',
    warning: 'warning',
    veil: 'veil',
    veiled: 'veiled',
  },
  (name) => `vaya-${name}`,
);

export const light = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  sunken: '#f3f0ea',
  /** What is chosen. */
  wash: '#e7f0f1',
  ink: '#17212b',
  muted: '#56616e',
  line: '#e6e2da',
  field: '#8b8577',
  sea: '#0b5563',
  onSea: '#ffffff',
  coral: '#b93c16',
  danger: '#a3211a',
  success: '#1c6b45',
  warning: '#7a4f00',
  veil: 'rgb(23 33 43 / 0.45)',
  /** The paper under the veil. */
  veiled: '#94989b',
};

export const dark: typeof light = {
  paper: '#0e1519',
  surface: '#161f25',
  sunken: '#0a1013',
  wash: '#14323a',
  ink: '#e9eef1',
  muted: '#a3b2bd',
  line: '#25313a',
  field: '#6f7f8b',
  sea: '#6cc7d4',
  onSea: '#0e1519',
  coral: '#ff8a65',
  danger: '#ff8f86',
  success: '#7ccf9f',
  warning: '#f0c070',
  veil: 'rgb(3 6 8 / 0.65)',
  veiled: '#070b0e',
};

createGlobalTheme(':root', colour, light);
createGlobalTheme(':root[data-theme="dark"]', colour, dark);
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });

export const theme = {
  colour,
  text: {
    family: "Inter, 'Inter Stand-In', system-ui, 'Segoe UI', Roboto, sans-serif",
    display: "Fraunces, 'Fraunces Stand-In', Georgia, 'Times New Roman', serif",
    size: {
      tiny: '0.8125rem',
      small: '0.875rem',
      body: '1rem',
      large: '1.125rem',
      lead: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
      title: 'clamp(1.5rem, 1.2rem + 1.2vw, 1.75rem)',
      page: 'clamp(1.75rem, min(1rem + 3.8vw, 1.5rem + 2.2vw), 3rem)',
      digits: 'clamp(1.75rem, 1.2rem + 3vw, 2.25rem)',
    },
  },
  space: {
    hair: '4px',
    tight: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    wide: '32px',
    vast: '48px',
    ocean: '72px',
  },
  radius: { control: '8px', card: '14px', full: '999px' },
  shadow: '0 18px 48px -12px rgb(10 20 28 / 0.28)',
  motion: { state: '160ms ease-out', enter: '240ms ease-out' },
};
