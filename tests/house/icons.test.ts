import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lineIcon } from '#web/ui/line-icon.ts';

const screens = globSync('src/web/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
const names = [
  ...new Set(
    screens.flatMap((code) => [...code.matchAll(/lucide-react\/icons\/([a-z0-9-]+)/g)]).map(([, name = '']) => name),
  ),
];
const icons = await Promise.all(names.map(async (name) => ({ name, ...(await import(`lucide-react/icons/${name}`)) })));
/** One that was renamed leads on to another. */
const drawn = icons.filter((icon) => icon.__iconData);
const asUsed = { size: 18, strokeWidth: 2, fill: 'red' } as const;
/** Ours is drawn with a lighter line, unless it is told another. */
const line = { strokeWidth: 1.75 };

describe('an icon of the app', () => {
  it.each(drawn)('is drawn as the library draws it: $name', ({ default: theirs, __iconData: drawing }) => {
    expect(drawn.length).toBeGreaterThan(20);
    for (const props of [asUsed, {}, { 'aria-hidden': true }])
      expect(partsOf(createElement(lineIcon(drawing), props))).toEqual(
        partsOf(createElement(theirs, { ...line, ...props })),
      );
  });
});

/** All its parts with what is said of each; classes and the namespace mean nothing within a page. */
const partsOf = (icon: Parameters<typeof renderToStaticMarkup>[0]) =>
  [...renderToStaticMarkup(icon).matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, said = '']) => ({
    tag,
    said: [...said.matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([attribute]) => attribute)
      .filter((attribute) => !/^(?:class|xmlns)=/.test(attribute))
      .toSorted(),
  }));
