import * as css from './bay.css.ts';
import { Boat, Glitter, Pines } from './bay-sea.tsx';
import { Village } from './bay-village.tsx';

const stars = [
  [70, 90],
  [160, 210],
  [238, 60],
  [310, 170],
  [402, 96],
  [486, 216],
  [566, 70],
  [640, 180],
  [716, 110],
  [120, 320],
  [690, 300],
] as const;

export const Bay = () => (
  <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={css.bay} aria-hidden>
    <Colours />
    <rect width="800" height="620" fill="url(#bay-sky)" />
    {stars.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r={x % 4 === 0 ? 2.4 : 1.6} className={css.star} />
    ))}
    <circle cx="500" cy="404" r="300" fill="url(#bay-glow)" />
    <circle cx="500" cy="404" r="52" className={css.sun} />
    <path
      d="M96 236 q60 -22 132 -6 q44 -20 96 6 q-60 14 -228 0 M560 190 q50 -16 98 2 q40 -6 66 10 q-80 10 -164 -12"
      className={css.cloud}
    />
    <path d="M300 330 q10 -12 20 0 q10 -12 20 0 M350 304 q8 -10 16 0 q8 -10 16 0" className={css.gull} />
    <Mountains />
    <rect y="588" width="800" height="412" fill="url(#bay-sea)" />
    <Glitter />
    <path
      d="M0 424 C90 396 150 404 214 446 C286 492 352 548 436 586 Q452 594 474 599 Q300 612 0 612 Z"
      fill="url(#bay-land)"
    />
    <path d="M0 590 Q220 612 476 598 Q300 622 0 618 Z" className={css.shore} />
    <Village />
    <Boat />
    <Pines />
  </svg>
);

const Mountains = () => (
  <>
    <path
      d="M0 452 C60 420 92 382 138 372 C196 360 222 418 276 430 C340 444 366 396 420 404 C492 414 520 470 590 462 C660 454 700 388 752 376 Q780 370 800 380 V604 H0 Z"
      className={css.farthest}
    />
    <path
      d="M0 500 C110 470 190 452 268 486 C330 512 402 500 462 490 C540 478 580 506 640 492 C706 476 744 434 800 428 V604 H0 Z"
      className={css.far}
    />
    <path d="M470 596 C520 580 556 540 610 530 C672 518 716 492 800 484 V604 H470 Z" className={css.middle} />
  </>
);

const Colours = () => (
  <defs>
    <linearGradient id="bay-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={css.skyTop} />
      <stop offset="0.5" className={css.skyMiddle} />
      <stop offset="1" className={css.skyLow} />
    </linearGradient>
    <radialGradient id="bay-glow">
      <stop offset="0" className={css.glow} stopOpacity="0.8" />
      <stop offset="0.45" className={css.glow} stopOpacity="0.28" />
      <stop offset="1" className={css.glow} stopOpacity="0" />
    </radialGradient>
    <linearGradient id="bay-sea" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={css.seaTop} />
      <stop offset="0.3" className={css.seaMiddle} />
      <stop offset="1" className={css.seaLow} />
    </linearGradient>
    <linearGradient id="bay-land" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={css.landTop} />
      <stop offset="1" className={css.landLow} />
    </linearGradient>
  </defs>
);
