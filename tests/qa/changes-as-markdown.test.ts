import { expect, it } from 'vitest';
import { changesAsMarkdown } from './changes-as-markdown.ts';

it('writes changes as a list of paths to walk, with what they are for', () => {
  const changes = {
    name: 'toast',
    title: 'Toast',
    kind: 'changed' as const,
    added: ['hidden --> shown__first: toast.show [isLoud]'],
    altered: [{ before: 'shown --> shown: hold', after: 'shown --> held: hold' }],
    removed: ['held --> hidden: toast.release'],
    paths: [{ number: 4, name: 'Save a change, point at the toast', arrows: ['shown --> held: hold'] }],
    untaken: ['hidden --> shown: toast.show'],
  };
  expect(changesAsMarkdown({ since: 'v1', flows: [changes] }, 'http://localhost:3000')).toBe(`# Changes since v1

## Toast (changed)

- [ ] [Path 4](http://localhost:3000/qa/toast?path=4): Save a change, point at the toast
- new: hidden → shown › first: Toast show, if is loud
- changed: shown → shown: Hold is now shown → held: Hold
- gone: held → hidden: Toast release
- in no path: hidden → shown: Toast show
`);
});

it('says that nothing changed since a file', () => {
  expect(changesAsMarkdown({ since: null, flows: [] }, '')).toBe(
    '# Changes since the catalogue file\n\nEvery flow has the same transitions.\n',
  );
});
