import { style } from '@vanilla-extract/css';

const night = ':root[data-theme="dark"] &';
const part = (day: string, dark: string) => style({ fill: day, selectors: { [night]: { fill: dark } } });

export const bay = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const skyTop = style({ stopColor: '#f7d9b8', selectors: { [night]: { stopColor: '#0a1c2b' } } });
export const skyLow = style({ stopColor: '#fbf0df', selectors: { [night]: { stopColor: '#2b4a5a' } } });
export const seaTop = style({ stopColor: '#8fc3c6', selectors: { [night]: { stopColor: '#1f4756' } } });
export const seaLow = style({ stopColor: '#0b5563', selectors: { [night]: { stopColor: '#06222b' } } });
export const sun = part('#f2a65e', '#f2ead2');
export const farHill = part('#c9b8a8', '#24404e');
export const midHill = part('#8fa39b', '#1a323d');
export const nearHill = part('#4d7468', '#10242c');
export const house = part('#fdf8ef', '#22363e');
export const roof = part('#c2633a', '#0c1b21');
export const pane = part('#7d9a9c', '#f2c879');
export const tree = part('#2f5a4c', '#081519');
export const sail = part('#fffdf8', '#dfe7e6');
export const hull = part('#7a3b22', '#05161c');
export const glint = style({ fill: 'none', stroke: '#fdf3e0', strokeWidth: 3, strokeLinecap: 'round', opacity: 0.55 });
