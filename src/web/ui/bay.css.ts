import { style } from '@vanilla-extract/css';

const night = ':root[data-theme="dark"] &';
const part = (day: string, dark: string) => style({ fill: day, selectors: { [night]: { fill: dark } } });
const stop = (day: string, dark: string) => style({ stopColor: day, selectors: { [night]: { stopColor: dark } } });

export const bay = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const skyTop = stop('#f1b98a', '#081521');
export const skyMiddle = stop('#f9dcb6', '#12293a');
export const skyLow = stop('#fdf1dc', '#31505f');
export const glow = stop('#fff4dd', '#7fa3ac');
export const seaTop = stop('#cfd8c6', '#3a5c69');
export const seaMiddle = stop('#6fa9ac', '#143542');
export const seaLow = stop('#0b4a58', '#051820');
export const landTop = stop('#7f9a7c', '#16323b');
export const landLow = stop('#3f6a5d', '#0c2028');
export const sun = part('#f7a663', '#f3ecd6');
export const star = part('transparent', '#f3ecd6');
export const cloud = style({
  fill: '#fff8ea',
  opacity: 0.55,
  selectors: { [night]: { fill: '#4a6b7c', opacity: 0.25 } },
});
export const gull = style({
  fill: 'none',
  stroke: '#8a6a58',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  selectors: { [night]: { stroke: 'transparent' } },
});
export const farthest = part('#eecbab', '#27475a');
export const far = part('#d9b39b', '#1f3d4d');
export const middle = part('#a8a693', '#183341');
export const shore = part('#2f564c', '#081920');
export const wall = part('#fdf6e9', '#2b434d');
export const shade = part('#e2cdb4', '#1d333c');
export const roof = part('#c8653c', '#10242c');
export const pane = part('#88989a', '#ffcf7d');
export const tree = part('#33604f', '#0a1c23');
export const pine = part('#123f3d', '#030f14');
export const sail = part('#fffaf0', '#e4ebe8');
export const sailShade = part('#f0dcc2', '#b9c8c9');
export const hull = part('#7a3b22', '#061318');
export const reflection = style({
  fill: '#fff3dc',
  opacity: 0.35,
  selectors: { [night]: { fill: '#cfdedd', opacity: 0.18 } },
});
export const glint = style({
  stroke: '#fff1d8',
  strokeWidth: 3,
  strokeLinecap: 'round',
  selectors: { [night]: { stroke: '#dfe9e4' } },
});
