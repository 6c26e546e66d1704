import * as css from './bay.css.ts';

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

const rows = Array.from({ length: 24 }, (_, row) => row);

const Glitter = () =>
  rows.map((row) => <path key={row} d={glintsIn(row)} className={css.glint} opacity={0.8 - row * 0.029} />);

function glintsIn(row: number): string {
  const y = 598 + row * 7 + row * row * 0.42;
  const reach = 26 + row * 5;
  const shift = Math.sin(row * 2.4) * reach * 0.5;
  const length = 12 + row * 2.2;
  const from = 500 + shift - length;
  return `M${from.toFixed(1)} ${y.toFixed(1)} h${(length * 1.6).toFixed(1)} M${(500 - shift * 1.2).toFixed(1)} ${(y + 3 + row * 0.3).toFixed(1)} h${length.toFixed(1)}`;
}

export const Boat = () => (
  <>
    <path d="M352 726 Q398 738 452 726 Q440 770 404 800 Q372 768 352 726 Z" className={css.reflection} />
    <path d="M403 556 V706 L338 706 Q370 640 402 556 Z" className={css.sail} />
    <path d="M402 556 V706 L384 706 Q398 640 402 556 Z" className={css.sailShade} />
    <path d="M410 582 Q450 640 462 706 L410 706 Z" className={css.sailShade} />
    <path d="M404.5 548 h4 v168 h-4 Z" className={css.hull} />
    <path d="M330 714 H474 Q466 738 446 742 H362 Q340 738 330 714 Z" className={css.hull} />
  </>
);

const Pines = () => (
  <g className={css.pine}>
    <path d="M800 872 C730 880 700 930 610 950 C540 966 470 984 430 1000 H800 Z" />
    <path d="M690 930 Q700 850 692 790 L704 790 Q712 850 710 930 Z" />
    <path d="M612 796 C604 768 640 754 656 758 C664 736 706 730 722 748 C744 738 784 752 784 778 C804 784 798 806 778 806 H632 Q616 806 612 796 Z" />
    <path d="M762 900 Q766 850 762 820 L772 820 Q778 850 778 900 Z" />
    <path d="M716 836 C712 816 742 806 754 812 C764 798 796 800 804 816 V846 H732 Q718 846 716 836 Z" />
  </g>
);

const houses = [
  [106, 452, 20],
  [140, 456, 18],
  [70, 462, 22],
  [178, 474, 20],
  [122, 484, 24],
  [48, 492, 26],
  [90, 506, 26],
  [204, 506, 24],
  [160, 514, 28],
  [250, 530, 24],
  [222, 546, 30],
  [118, 548, 32],
  [292, 556, 28],
  [64, 556, 34],
  [172, 562, 34],
  [336, 572, 26],
  [266, 574, 34],
] as const;

const cypresses = [
  [30, 470, 40],
  [134, 498, 36],
  [194, 536, 40],
  [240, 508, 34],
  [108, 570, 46],
  [318, 574, 36],
  [22, 566, 52],
  [376, 586, 30],
  [58, 506, 34],
] as const;

const Village = () => (
  <>
    {cypresses.slice(0, 4).map(cypressAt)}
    <Tower />
    {houses.map(([x, y, width]) => (
      <House key={`${x}-${y}`} x={x} y={y} width={width} />
    ))}
    {cypresses.slice(4).map(cypressAt)}
  </>
);

const cypressAt = ([x, y, height]: readonly [number, number, number]) => (
  <path
    key={x}
    d={`M${x} ${y - height} c${height / 5} ${height / 3} ${height / 5} ${height * 0.8} 0 ${height} c-${height / 5} -${height / 5} -${height / 5} -${height * 0.66} 0 -${height}`}
    className={css.tree}
  />
);

const Tower = () => (
  <>
    <path d="M155 412 h12 v50 h-12 Z" className={css.wall} />
    <path d="M162 412 h5 v50 h-5 Z" className={css.shade} />
    <path d="M152 412 l9 -18 l9 18 Z" className={css.roof} />
    <path d="M159 420 h4 v8 h-4 Z" className={css.pane} />
  </>
);

function House({ x, y, width }: { x: number; y: number; width: number }) {
  const height = width * 0.92;
  const pane = width / 6;
  return (
    <>
      <path d={`M${x} ${y} h${width} v${height} h-${width} Z`} className={css.wall} />
      <path d={`M${x + width * 0.68} ${y} h${width * 0.32} v${height} h-${width * 0.32} Z`} className={css.shade} />
      <path
        d={`M${x - 3} ${y} l${width * 0.24} -${width * 0.34} h${width * 0.62} l${width * 0.24} ${width * 0.34} Z`}
        className={css.roof}
      />
      <path
        d={`M${x + width * 0.16} ${y + height * 0.26} h${pane} v${pane * 1.5} h-${pane} Z M${x + width * 0.42} ${y + height * 0.26} h${pane} v${pane * 1.5} h-${pane} Z`}
        className={css.pane}
      />
    </>
  );
}
