import { expect, it } from 'vitest';
import { type Result, resultsIn } from '../result.ts';
import { resultsAsJson, resultsAsMarkdown } from './export-results.ts';

const at = Date.parse('2026-03-01T09:30:00Z');
const results: Result[] = [
  { flow: 'toast', target: 'path 10', title: 'Toast: Press Undo → hidden', verdict: 'passed', note: '', at },
  { flow: 'toast', target: 'path 2', verdict: 'failed', note: 'It stays.\n\nSeen twice.', at },
  { flow: 'login', target: 'state form.ready & sent', verdict: 'passed', note: '', at },
];

it('writes the results of each flow in the order of its paths, with their notes', () => {
  const flows = [{ name: 'toast', title: 'Toast' }];
  expect(resultsAsMarkdown(results, flows, 'http://localhost:3000')).toBe(`# Results

2 passed, 1 failed.

## login

- [state form.ready & sent](http://localhost:3000/qa/login?state=form.ready%20%26%20sent): **passed** on 2026-03-01 09:30 UTC

## Toast

- [path 2](http://localhost:3000/qa/toast?path=2): **failed** on 2026-03-01 09:30 UTC
  > It stays.
  > Seen twice.
- [Toast: Press Undo → hidden](http://localhost:3000/qa/toast?path=10): **passed** on 2026-03-01 09:30 UTC
`);
});

it('writes them as JSON in the same order, and reads them again, also what earlier versions wrote', () => {
  const inOrder = [results[2], results[1], results[0]];
  expect(resultsIn(resultsAsJson('Mia', results))).toEqual(inOrder);
  const earlier = inOrder.map((result) => ({ ...result, at: '2026-03-01T09:30:00.000Z' }));
  expect(resultsIn(JSON.stringify(earlier))).toEqual(inOrder);
});

it.each(['', 'notes', '{}', '[{"flow":"toast"}]', '{"by":"Mia","results":[{"verdict":"maybe"}]}', 'null', '[1]'])(
  'finds no results in %j',
  (content) => expect(resultsIn(content)).toBeNull(),
);
