import { expect, it } from 'vitest';
import { creatorStatuses } from '#contract/back-office-choices.ts';
import { movesOf } from './creator-list.view.ts';

it('offers staff the moves of each status, and none for applicants', () => {
  expect(Object.fromEntries(creatorStatuses.map((status) => [status, movesOf({ status })]))).toEqual({
    applying: [],
    awaiting: [],
    rejected: [],
    active: ['suspend'],
    suspended: ['reinstate'],
    closed: ['reopen'],
  });
});
