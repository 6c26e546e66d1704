import type { Random } from './random.ts';

const skins = ['#f6d2b8', '#eab896', '#d99a6c', '#b97a4d', '#8d5433', '#6b3e26'] as const;
const hairs = ['#2a1a14', '#4a2c1a', '#7a4a26', '#b07a3a', '#d9b36c', '#8c8379', '#a8452c'] as const;
const clothes = ['#0b5563', '#b93c16', '#2f5d46', '#7c3f58', '#c98a2b', '#33475b', '#e8e0d2'] as const;
type Sky = readonly [light: string, deep: string];
const skies: readonly [Sky, ...Sky[]] = [
  ['#ffd9b0', '#f4a67a'],
  ['#cfe8e6', '#7fb8bd'],
  ['#fbe3c6', '#e9b48a'],
  ['#dfe7d3', '#a3bd98'],
  ['#f7d3cf', '#d9938d'],
  ['#d8dff0', '#93a6cc'],
];

const coloursOf = (random: Random) =>
  [random.pick(skins), random.pick(hairs), random.pick(clothes), random.pick(skies)] as const;

/** Its colours from the top to the bottom, by the same numbers as the whole is drawn by. */
export function tonesOfPortrait(random: Random): readonly string[] {
  const [, , cloth, [light, deep]] = coloursOf(random);
  return [light, deep, cloth];
}

/** A flat face in warm light, as an SVG of 400 by 400. */
export function drawPortrait(random: Random): string {
  const [skin, hair, cloth, [light, deep]] = coloursOf(random);
  const chance = (share: number) => random.next() < share;
  const isLong = chance(0.5);
  const back = isLong
    ? `<path d="M118 190c-8-86 40-122 82-122s92 34 84 122c-3 46 10 86 14 128H104c4-42 17-82 14-128z" fill="${hair}"/>`
    : '';
  const top = random.pick([
    `<path d="M124 176c-6-76 38-106 78-106 44 0 82 32 74 106-10-30-26-44-40-54-34 18-84 14-100 12-4 12-8 26-12 42z" fill="${hair}"/>`,
    `<path d="M122 180c-10-90 44-116 80-116 52 0 84 40 76 116-4-24-10-40-22-54-22-2-60-8-82-26-14 22-40 40-52 80z" fill="${hair}"/>`,
    `<path d="M120 172c-2-70 40-100 82-100s82 34 78 100c-8-20-14-32-24-40-30 8-76 8-110 0-12 10-20 22-26 40z" fill="${hair}"/><circle cx="200" cy="66" r="30" fill="${hair}"/>`,
    `<g fill="${hair}"><circle cx="138" cy="132" r="30"/><circle cx="166" cy="102" r="32"/><circle cx="204" cy="90" r="34"/><circle cx="242" cy="106" r="32"/><circle cx="264" cy="136" r="28"/></g>`,
  ]);
  const hat = random.pick([
    `<path d="M92 136c40 18 176 18 216 0-6 22-40 30-108 30s-102-8-108-30z" fill="#c9a36a"/><path d="M138 140c-2-60 24-84 62-84s64 24 62 84c-34 10-90 10-124 0z" fill="#dcb87e"/><path d="M138 128c34 12 90 12 124 0v14c-34 10-90 10-124 0z" fill="${cloth}"/>`,
    `<path d="M126 142c-6-54 30-82 74-82s80 28 74 82c-40-12-108-12-148 0z" fill="${cloth}"/><path d="M120 136c46-14 114-14 160 0v20c-46-12-114-12-160 0z" fill="#00000022"/>`,
  ]);
  const beard = `<path d="M140 206c2 66 30 96 60 96s58-30 60-96c-8 34-20 40-34 42-16-8-36-8-52 0-14-2-26-8-34-42z" fill="${hair}"/>`;
  const glasses =
    '<g fill="#ffffff33" stroke="#2b2b2b" stroke-width="5"><circle cx="172" cy="194" r="22"/><circle cx="228" cy="194" r="22"/><path d="M194 192q6-6 12 0" fill="none"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient><linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient></defs>
<rect width="400" height="400" fill="url(#s)"/><circle cx="${90 + random.next() * 220}" cy="${80 + random.next() * 60}" r="${52 + random.next() * 36}" fill="#fff" opacity=".35"/><path d="M0 ${290 + random.next() * 30}q100-50 200-10t200-20v140H0z" fill="${deep}" opacity=".55"/>
${back}<path d="M64 400c6-74 62-104 136-104s130 30 136 104z" fill="${cloth}"/><path d="M170 250h60v52c0 22-60 22-60 0z" fill="${skin}"/><path d="M170 264c16 18 44 18 60 0v14c-16 18-44 18-60 0z" fill="#00000022"/>
<circle cx="126" cy="200" r="15" fill="${skin}"/><circle cx="274" cy="200" r="15" fill="${skin}"/><path d="M128 176c0-54 32-82 72-82s72 28 72 82c0 62-30 106-72 106s-72-44-72-106z" fill="${skin}"/>
${!isLong && chance(0.35) ? beard : ''}<path d="M200 196c4 16 8 24 6 32-4 6-12 4-14 2" fill="none" stroke="#00000033" stroke-width="5" stroke-linecap="round"/><path d="M176 ${246}q24 ${14 + random.next() * 10} 48 0" fill="none" stroke="#7a2f22" stroke-width="6" stroke-linecap="round"/>
<g fill="#241a16"><circle cx="172" cy="194" r="6"/><circle cx="228" cy="194" r="6"/></g><g fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"><path d="M156 172q16-10 30-2"/><path d="M214 170q14-8 30 2"/></g><g fill="#e2604a" opacity=".22"><circle cx="154" cy="224" r="15"/><circle cx="246" cy="224" r="15"/></g>
${chance(0.28) ? glasses : ''}${chance(0.22) ? hat : top}<rect width="400" height="400" fill="url(#g)"/></svg>`;
}
