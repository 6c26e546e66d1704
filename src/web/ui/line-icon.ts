import { type ComponentProps, createElement } from 'react';

interface Drawing {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface LineIconProps extends ComponentProps<'svg'> {
  size?: number;
}

/** What the library's icons are drawn by, in place of its own part for them: theirs has a dozen choices that no icon of ours makes, and a heavier line. */
export const lineIcon =
  ({ node }: Drawing) =>
  ({ size = 24, ...props }: LineIconProps) =>
    createElement(
      'svg',
      { ...outline, width: size, height: size, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );

const outline = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
