import * as css from './bay.css.ts';

const houses = [
  [96, 548],
  [138, 532],
  [176, 556],
  [212, 524],
  [256, 546],
  [70, 580],
  [292, 566],
  [228, 582],
] as const;
const trees = [
  [52, 566],
  [120, 574],
  [196, 590],
  [318, 588],
  [346, 602],
  [278, 596],
] as const;

/** A bay with a village, a sail and the sun low over the hills; at night the windows are lit. */
export const Bay = () => (
  <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={css.bay} aria-hidden>
    <defs>
      <linearGradient id="bay-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={css.skyTop} />
        <stop offset="1" className={css.skyLow} />
      </linearGradient>
      <linearGradient id="bay-sea" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={css.seaTop} />
        <stop offset="1" className={css.seaLow} />
      </linearGradient>
    </defs>
    <rect width="800" height="640" fill="url(#bay-sky)" />
    <circle cx="560" cy="330" r="62" className={css.sun} />
    <path d="M0 470 Q90 380 190 430 T380 400 T560 440 T800 370 V660 H0 Z" className={css.farHill} />
    <path d="M420 560 Q520 460 610 500 T800 450 V660 H380 Z" className={css.midHill} />
    <path d="M0 500 Q110 450 220 500 T430 620 L450 660 H0 Z" className={css.nearHill} />
    <rect y="630" width="800" height="370" fill="url(#bay-sea)" />
    {houses.map(([x, y]) => (
      <House key={`${x}-${y}`} x={x} y={y} />
    ))}
    {trees.map(([x, y]) => (
      <path key={x} d={`M${x} ${y} q-13 34 0 56 q13 -22 0 -56`} className={css.tree} />
    ))}
    <Sail />
    <path
      d="M470 690 h120 M500 716 h74 M520 744 h36 M120 730 h60 M240 790 h90 M620 830 h110 M80 880 h130 M420 900 h70"
      className={css.glint}
    />
  </svg>
);

const House = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path d={`M${x} ${y} h34 v40 h-34 Z`} className={css.house} />
    <path d={`M${x - 4} ${y} l21 -18 l21 18 Z`} className={css.roof} />
    <path d={`M${x + 6} ${y + 10} h7 v11 h-7 Z M${x + 20} ${y + 10} h7 v11 h-7 Z`} className={css.pane} />
  </g>
);

const Sail = () => (
  <g>
    <path d="M560 640 V778 L494 778 Q524 718 560 640 Z" className={css.sail} />
    <path d="M570 664 Q608 718 618 778 L570 778 Z" className={css.sail} />
    <path d="M484 788 H634 Q626 816 600 820 H520 Q494 816 484 788 Z" className={css.hull} />
  </g>
);
