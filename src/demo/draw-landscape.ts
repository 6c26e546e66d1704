import type { Random } from './random.ts';

export const landscapes = ['coast', 'mountain', 'oldTown', 'desert', 'lake', 'nightCity'] as const;
export type Landscape = (typeof landscapes)[number];

interface Mood {
  sky: readonly [string, string, string];
  sun: string;
  ridges: readonly string[];
}

const moods: Record<Landscape, readonly [Mood, ...Mood[]]> = {
  coast: [
    { sky: ['#7fc4d6', '#cfe9e4', '#fbe6c8'], sun: '#fff4d6', ridges: ['#8fb9bd', '#5f97a0', '#3c7480'] },
    { sky: ['#f2937a', '#f9c79a', '#fdebc8'], sun: '#fff0c2', ridges: ['#c98f8a', '#94707f', '#5b5470'] },
  ],
  mountain: [
    { sky: ['#8fb7dc', '#cfe0ee', '#f5ead9'], sun: '#ffffff', ridges: ['#a9bccb', '#7d97a8', '#4f7076', '#33524d'] },
    { sky: ['#6d7fb5', '#d3a9b8', '#f7d4b4'], sun: '#ffe7bd', ridges: ['#a493b2', '#766f96', '#4d5378', '#2f3d55'] },
  ],
  oldTown: [
    { sky: ['#9fcbdc', '#dcebe6', '#fbecd2'], sun: '#fff6dd', ridges: ['#b7c3b5', '#8fa08c'] },
    { sky: ['#e58a6a', '#f5bd8c', '#fce4bb'], sun: '#fff1c9', ridges: ['#c08878', '#8c6a72'] },
  ],
  desert: [
    { sky: ['#78b4d0', '#cfe1dc', '#fbe3bd'], sun: '#fff3cf', ridges: ['#e9c08c', '#d99f62', '#c07f45', '#9c5f33'] },
    { sky: ['#c9574a', '#ef9a63', '#fbd9a0'], sun: '#ffeab0', ridges: ['#d98a5a', '#b8643f', '#8f4a35', '#663429'] },
  ],
  lake: [
    { sky: ['#86b9c9', '#d4e7e0', '#f8eed6'], sun: '#fffbe8', ridges: ['#9db9b5', '#6b938c', '#3f6b62'] },
    { sky: ['#7a86b8', '#d9b6bd', '#f9dcbf'], sun: '#fff0cf', ridges: ['#a89bb3', '#726f93', '#454b6c'] },
  ],
  nightCity: [
    { sky: ['#0d1b33', '#243a5e', '#6d5a78'], sun: '#f6ecd2', ridges: ['#2b3b5a', '#1d2a45'] },
    { sky: ['#161433', '#3d2f5c', '#a2596b'], sun: '#fbe6c0', ridges: ['#3a2f52', '#251f3c'] },
  ],
};

const [width, height] = [1600, 1000];

/** Its colours from the sky to the ground, by the same numbers as the whole is drawn by. */
export function tonesOfLandscape(random: Random, kind: Landscape): readonly string[] {
  const { sky, ridges } = random.pick(moods[kind]);
  return [sky[0], sky[2], ridges.at(-1) ?? sky[2]];
}

/** A place in layers: sky, sun, ridges one before the other, and what stands there. */
export function drawLandscape(random: Random, kind: Landscape): string {
  const { sky, sun, ridges } = random.pick(moods[kind]);
  const horizon = 560 + random.next() * 60;
  const sunX = 300 + random.next() * 1000;
  const sunY = horizon - 120 - random.next() * 260;
  const layers = ridges.map((colour, index) => {
    const base = horizon - 130 + (index * 320) / ridges.length;
    const rough = kind === 'mountain' ? 190 - index * 30 : kind === 'desert' ? 46 : 90 - index * 16;
    return `<path d="${ridge(random, base, rough, kind === 'desert' ? 5 : 9)}" fill="${colour}"/><rect y="${base - 20}" width="${width}" height="150" fill="url(#mist)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset=".8" stop-color="${sky[2]}"/></linearGradient><linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[2]}" stop-opacity="0"/><stop offset="1" stop-color="${sky[2]}" stop-opacity=".28"/></linearGradient><radialGradient id="glow"><stop stop-color="${sun}" stop-opacity=".8"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient><linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[1]}"/><stop offset="1" stop-color="${ridges.at(-1)}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${kind === 'nightCity' ? stars(random) : ''}<circle cx="${sunX}" cy="${sunY}" r="320" fill="url(#glow)"/><circle cx="${sunX}" cy="${sunY}" r="${kind === 'nightCity' ? 44 : 62}" fill="${sun}"/>
${layers.join('')}${foregrounds[kind](random, { horizon, sunX, sun, dark: ridges.at(-1) ?? '#333333' })}</svg>`;
}

/** A line of hills by halves: each middle is moved a little, and less each time. */
function ridge(random: Random, base: number, rough: number, steps: number): string {
  let points = [base + (random.next() - 0.5) * rough, base + (random.next() - 0.5) * rough];
  for (let [step, size] = [0, rough]; step < Math.min(steps, 7); step += 1, size *= 0.55)
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      return next === undefined ? [point] : [point, (point + next) / 2 + (random.next() - 0.5) * 2 * size];
    });
  const step = width / (points.length - 1);
  const line = points.map((y, index) => `${(index * step).toFixed(0)} ${y.toFixed(0)}`).join('L');
  return `M0 ${height}L${line}L${width} ${height}z`;
}

interface Scene {
  horizon: number;
  sunX: number;
  sun: string;
  dark: string;
}

const foregrounds: Record<Landscape, (random: Random, scene: Scene) => string> = {
  coast: (random, scene) =>
    `${water(random, scene, 690)}${boats(random, 3)}${shore(random)}${pines(random, '#24433c', 6, 970)}`,
  lake: (random, scene) =>
    `${water(random, scene, 740)}${boats(random, 1)}${shore(random)}${pines(random, '#24433c', 14, 975)}`,
  mountain: (random) => pines(random, '#1f3a35', 26, 1000),
  desert: (random) =>
    Array.from({ length: 5 }, () => camel(200 + random.next() * 1200, 800 + random.next() * 60)).join(''),
  oldTown: (random, { dark }) =>
    `${houses(random, 760, 70)}${minaret(300 + random.next() * 900, dark)}${houses(random, 850, 96)}`,
  nightCity: (random) => `${towers(random, 620, '#1a2440')}${towers(random, 720, '#101830')}`,
};

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function water(random: Random, { sunX, sun }: Scene, top: number): string {
  const glints = times(26, () => {
    const y = top + 14 + random.next() * (height - top - 40);
    const wide = 30 + random.next() * 120;
    return `<rect x="${sunX - wide / 2 + (random.next() - 0.5) * 220}" y="${y}" width="${wide}" height="4" rx="2" fill="${sun}" opacity="${0.25 + random.next() * 0.4}"/>`;
  });
  return `<rect y="${top}" width="${width}" height="${height - top}" fill="url(#sea)"/>${glints}`;
}

const shore = (random: Random): string =>
  `<path d="M0 ${height}V${920 + random.next() * 30}q400-${30 + random.next() * 50} 800 0t800-10V${height}z" fill="#1c352f"/>`;

const boats = (random: Random, count: number): string =>
  times(count, () => {
    const [x, y, size] = [150 + random.next() * 1300, 740 + random.next() * 120, 0.8 + random.next() * 1.1];
    return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-46 0h92l-18 22h-60z" fill="#6b3a2a"/><path d="M0-92V-4h44z" fill="#fff8ea"/><path d="M-6-70V-4h-34z" fill="#f3e3c8"/><path d="M-2-98h4V0h-4z" fill="#4a2a20"/></g>`;
  });

const pines = (random: Random, colour: string, count: number, ground: number): string =>
  times(count, () => {
    const [x, tall] = [random.next() * width, 90 + random.next() * 130];
    const y = ground - random.next() * 30;
    return `<path d="M${x} ${y - tall}l${tall * 0.24} ${tall * 0.5}h${-tall * 0.12}l${tall * 0.2} ${tall * 0.5}h${-tall * 0.64}l${tall * 0.2} ${-tall * 0.5}h${-tall * 0.12}z" fill="${colour}"/>`;
  });

const camel = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y}) scale(.8)" d="M0 0v-34c6-14 14-10 20-4 8-16 24-16 32 0 8-12 18-4 20 4l10-24 14-4 2 8-8 2-8 30-8 8v14h-5v-14H12V0H8v-14H4V0z" fill="#5b3322"/>`;

const houses = (random: Random, ground: number, size: number): string =>
  times(Math.ceil(width / size) + 1, (index) => {
    const x = index * size - random.next() * 20;
    const tall = size * (1.1 + random.next() * 0.9);
    const wall = random.pick(['#fbf1df', '#f1dcc0', '#e9c9a8', '#f6e6d8', '#dfe6df']);
    const windows = times(
      2,
      (each) =>
        `<rect x="${x + size * (0.2 + each * 0.38)}" y="${ground - tall * 0.6}" width="${size * 0.18}" height="${size * 0.28}" rx="3" fill="#3c5f66"/>`,
    );
    return `<rect x="${x}" y="${ground - tall}" width="${size * 1.02}" height="${height - ground + tall}" fill="${wall}"/><path d="M${x - 6} ${ground - tall}l${size * 0.56}-${size * 0.36} ${size * 0.56} ${size * 0.36}z" fill="${random.pick(['#b8512f', '#a34527', '#c4683f'])}"/>${windows}`;
  });

const minaret = (x: number, dark: string): string =>
  `<g fill="${dark}"><path d="M${x - 90} 700a90 90 0 01180 0v160h-180z"/><path d="M${x + 130} 380l12-60 12 60v480h-24zM${x + 122} 480h40v14h-40z"/></g>`;

const stars = (random: Random): string =>
  times(
    70,
    () =>
      `<circle cx="${random.next() * width}" cy="${random.next() * 460}" r="${0.8 + random.next() * 1.8}" fill="#fff" opacity="${0.4 + random.next() * 0.6}"/>`,
  );

const towers = (random: Random, ground: number, colour: string): string =>
  times(16, (index) => {
    const [x, wide] = [index * 104 - 20, 70 + random.next() * 46];
    const top = ground - 40 - random.next() * 260;
    const lights = times(
      22,
      () =>
        `<rect x="${x + 8 + Math.floor(random.next() * (wide / 16 - 1)) * 16}" y="${top + 14 + Math.floor(random.next() * 16) * 20}" width="8" height="10" fill="${random.pick(['#ffd98a', '#ffe9bd', '#ffb86b'])}" opacity="${0.5 + random.next() * 0.5}"/>`,
    );
    return `<rect x="${x}" y="${top}" width="${wide}" height="${height - top}" fill="${colour}"/>${lights}`;
  });
