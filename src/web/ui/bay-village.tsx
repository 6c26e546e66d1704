import * as css from './bay.css.ts';

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

export const Village = () => (
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
