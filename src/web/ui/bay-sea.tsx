import * as css from './bay.css.ts';

const rows = Array.from({ length: 24 }, (_, row) => row);

export const Glitter = () =>
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

export const Pines = () => (
  <g className={css.pine}>
    <path d="M800 872 C730 880 700 930 610 950 C540 966 470 984 430 1000 H800 Z" />
    <path d="M690 930 Q700 850 692 790 L704 790 Q712 850 710 930 Z" />
    <path d="M612 796 C604 768 640 754 656 758 C664 736 706 730 722 748 C744 738 784 752 784 778 C804 784 798 806 778 806 H632 Q616 806 612 796 Z" />
    <path d="M762 900 Q766 850 762 820 L772 820 Q778 850 778 900 Z" />
    <path d="M716 836 C712 816 742 806 754 812 C764 798 796 800 804 816 V846 H732 Q718 846 716 836 Z" />
  </g>
);
