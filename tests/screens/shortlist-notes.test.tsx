import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { Shortlist } from '#web/discovery/shortlist-page.tsx';
import { idleDiscovery, listsAtRest, placeFor } from './idle-discovery.tsx';

it('a shortlist says of each creator what was noted, or that nothing was', () => {
  const invitation = { _id: 'stay-1', state: 'CONFIRMED' as const };
  const shortlist = createActor(shortlistMachine, {
    snapshot: shortlistMachine.resolveState({
      value: { ready: 'calm' },
      context: {
        list: {
          one: { note: 'For the spring', listId: null, invitation },
          other: { note: '', listId: null, invitation: null },
        },
        ...{ lists: [], change: null, next: [], drafts: {}, left: {}, message: null },
      },
    }),
  }).start();
  const found = Object.fromEntries(['one', 'other'].map((_id) => [_id, { ...deniz, _id }]));
  const details = createActor(creatorDetailsMachine, {
    snapshot: creatorDetailsMachine.resolveState({
      value: 'idle',
      context: { wanted: [], isListed: true, found: found as never, unreached: [] },
    }),
  }).start();
  render(
    <MemoryRouter>
      <Shortlist
        {...listsAtRest()}
        actors={idleDiscovery({ shortlist, details })}
        place={placeFor({ list: 'shortlist' })}
      />
    </MemoryRouter>,
  );
  const told = screen.getAllByRole('listitem').filter((item) => item.querySelector('article'));
  const endings = told.map((item) => item.lastElementChild?.firstElementChild?.textContent);
  expect(endings).toEqual(['For the spring', 'No note yet']);
  expect(told.map((item) => item.textContent?.includes('Confirmed'))).toEqual([true, false]);
});
