import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, fromCallback } from 'xstate';
import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { tripListMachine } from '#machines/trip-list/trip-list.machine.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { ComparisonScreen } from '#web/discovery/comparison-screen.tsx';
import { SavedSearchesScreen } from '#web/discovery/saved-searches-screen.tsx';
import { Shortlist } from '#web/discovery/shortlist-page.tsx';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';
import { StayScreen } from '#web/hotel-bookings/stay-screen.tsx';
import { StaysScreen } from '#web/hotel-bookings/stays-screen.tsx';
import { TripEditorScreen } from '#web/trips/trip-editor-screen.tsx';
import { TripListScreen } from '#web/trips/trip-list-screen.tsx';
import { parts } from './idle-dashboard.tsx';
import { idleDiscovery, onFirstList } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

const send = vi.fn();

/** Nobody has provided its calls: each fails as it is made. */
function failing(chart: AnyActorLogic, input: object = {}): never {
  const actor = createActor(chart, { input }).start();
  vi.spyOn(actor, 'send').mockImplementation(send);
  return actor as never;
}
const idle = fromCallback(() => {}) as never;
const stays = hotelBookingsMachine.provide({ actors: { address: idle } });
const staysAt = (view: object) => failing(stays, { by: 'creator', view: { isListed: true, id: null, ...view } });
const form = stayFormMachine.provide({ actors: { city: idle, lists: idle } });
const trips = tripListMachine.provide({
  actors: {
    addressBar: idle,
    calendar: controllable(calendarAddressMachine).logic,
    making: controllable(reauthenticationMachine).logic,
  },
});
const compared = comparisonMachine.provide({ actors: { lists: idle, addressBar: idle } });
const searches = savedSearchesMachine.provide({ actors: { lists: idle } });
const shortlist = shortlistMachine.provide({ actors: { watchElsewhere: idle } });
const source = { kind: 'request', tripId: 'trip-1', replaces: null };

const pages: Record<string, () => ReactNode> = {
  'a list of trips': () => (
    <TripListScreen actor={failing(trips, { filter: 'all' })} username="deniz" today="2026-06-15" />
  ),
  'a trip': () => (
    <TripEditorScreen
      actor={failing(tripEditorMachine, { id: 'trip-1' })}
      username="deniz"
      today="2026-06-15"
      onStay={() => {}}
      onSignOut={() => {}}
    />
  ),
  'a list of stays': () => <StaysScreen actor={staysAt({ state: null })} />,
  'a stay': () => <StayScreen actor={staysAt({ state: null, isListed: false, id: 'stay-1' })} />,
  'the form for a stay': () => (
    <StayFormScreen actor={failing(form, { source, timeZone: 'UTC', savedDraft: null })} back={null} />
  ),
  'a dashboard': () => (
    <DashboardScreen
      actor={failing(dashboardMachine, { unsaved: null })}
      username="deniz"
      today="2026-06-15"
      parts={parts}
      onStay={() => {}}
    />
  ),
  'saved searches': () => <SavedSearchesScreen actor={failing(searches)} />,
  'a shortlist': () => onPage(<Shortlist actors={idleDiscovery({ shortlist: failing(shortlist) }, onFirstList)} />),
  'a comparison': () => (
    <ComparisonScreen actor={failing(compared, { parameters: [['creator', 'creator-1']] })} today="2026-06-15" />
  ),
};

it.each(Object.entries(pages))('%s that could not be had: one picture, one sentence, one way on', async (_, page) => {
  render(page(), { wrapper: MemoryRouter });
  const told = await screen.findByRole('alert');
  expect(told.querySelectorAll('svg')).toHaveLength(1);
  expect(told.querySelectorAll('p')).toHaveLength(1);
  await expectAccessible();
  send.mockClear();
  fireEvent.click(within(told).getByRole('button', { name: /^Try again$/i }));
  expect(send.mock.calls).toEqual([[{ type: 'call.retry' }]]);
});
