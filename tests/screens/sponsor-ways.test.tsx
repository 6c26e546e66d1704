import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { comparedWith } from '#tests/flows/comparison.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBooking } from '#tests/kit/stays.ts';
import { ComparisonScreen } from '#web/discovery/comparison-screen.tsx';
import { EmptyList } from '#web/discovery/shortlist-page.tsx';
import { InvitationScreen } from '#web/hotel-bookings/invitation-screen.tsx';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';
import { controlledActors } from './controlled-actors.ts';
import { idleDiscovery } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

const wayTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

function invite() {
  const controlled = controllable(stayFormMachine);
  const source = { kind: 'invitation' as const, creatorId: 'creator-1' };
  const actor = createActor(controlled.logic, {
    input: { source, timeZone: 'Europe/Istanbul', savedDraft: null, at: 0 },
  }).start();
  const back = <a href="/discovery?creator=creator-1">Back to the profile</a>;
  render(<StayFormScreen actor={actor as never} back={back} />, { wrapper: MemoryRouter });
  return (output: unknown) => act(async () => controlled.pending.get('fetchPrefill')?.resolve(output));
}

async function compare(...ids: string[]) {
  const flows = { lists: controllable(referenceListsMachine).logic, addressBar: fromCallback(() => {}) };
  const controlled = controllable(comparisonMachine);
  const actor = createActor(controlled.logic.provide({ actors: flows as never }), {
    input: { parameters: ids.map((id): [string, string] => ['creator', id]) },
  }).start();
  render(<ComparisonScreen actor={actor as never} today="2026-06-10" />, { wrapper: MemoryRouter });
  await act(async () => controlled.pending.get('fetchComparison')?.resolve(ids.map((id) => comparedWith(id))));
}

describe('the pages of a sponsor', () => {
  it.each([
    ['EXPIRED', 'This stay is closed', '/invitations/new?creator=creator-1'],
    ['INVITED', 'Next step', undefined],
    ['COMPLETED', 'This stay is closed', undefined],
  ] as const)('lead on from an invitation that is %s', async (state, heading, way) => {
    const { start, settle } = controlledActors();
    const logic = hotelBookingsMachine.provide({ actors: { address: fromCallback(() => {}) } });
    const view = { isListed: false, state: null, id: 'stay-1' };
    const actor: never = start('stay', logic, { by: 'sponsor', view });
    render(<InvitationScreen actor={actor} />, { wrapper: MemoryRouter });
    const booking = makeBooking({
      origin: 'invitation',
      state,
      dueAt: null,
      sponsor: { _id: 'sponsor-1', fullName: 'Blue Bay' },
    });
    await settle('stay', 'fetchBooking', { kind: 'found', booking });
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
    expect(wayTo('Invite again')).toBe(way);
  });

  it('lead on to the directory where there is nobody to invite, and not back to nobody', async () => {
    const answer = invite();
    expect(wayTo('Back to the profile')).toBeDefined();
    await answer({ kind: 'missing' });
    expect(screen.getByText('This creator is no longer in the directory.')).toBeDefined();
    expect(wayTo('Go to the directory')).toBe('/discovery');
    expect(wayTo('Back to the profile')).toBeUndefined();
  });

  it('lead from an empty shortlist and an empty comparison to all creators', async () => {
    const { unmount } = render(onPage(<EmptyList list={null} isShortlistEmpty actors={idleDiscovery()} />), {
      wrapper: MemoryRouter,
    });
    expect(wayTo('All creators')).toBeDefined();
    unmount();
    await compare();
    expect(wayTo('All creators')).toBe('/discovery');
  });

  it('draw no bar of followers for somebody who stands alone, and say what is missing', async () => {
    await compare('creator-1');
    expect(screen.getByText('Add another creator to compare them side by side.')).toBeDefined();
    expect(document.querySelector('td svg rect')).toBeNull();
  });
});
