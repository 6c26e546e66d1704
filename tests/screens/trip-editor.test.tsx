import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { maxItems, maxPlaces } from '#contract/trip-choices.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { pictureQueueMachine } from '#machines/picture-queue/picture-queue.machine.ts';
import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { tripItem } from '#tests/kit/make-trip-request.ts';
import { makeOwnTrip } from '#tests/kit/own-trips.ts';
import { rendersDuring } from '#tests/kit/renders.ts';
import { TripEditor } from '#web/trips/trip-editor.tsx';

const items = Array.from({ length: 30 }, (_, index) =>
  tripItem({ objectId: `item-${index}`, name: `Stop ${index}`, dayNumber: (index % 10) + 1 }),
);

/** A trip of ten days with three items each, as it is written; nothing is saved. */
function open(given: Partial<ReturnType<typeof makeOwnTrip>> = {}) {
  const { logic, pending } = controllable(tripEditingMachine);
  const trip = makeOwnTrip({
    itinerary: items.toSorted((one, other) => one.dayNumber - other.dayNumber),
    dayCount: 10,
    ...given,
  });
  const actors = {
    page: createActor(controllable(tripEditorMachine).logic, { input: { id: trip._id } }).start(),
    editing: createActor(logic, { input: { trip, unsaved: null } }).start(),
    picture: createActor(controllable(pictureMachine).logic).start(),
    cover: createActor(controllable(coverUploadMachine).logic, { input: { creatorId: trip.creatorId } }).start(),
    queue: createActor(controllable(pictureQueueMachine).logic, { input: { creatorId: trip.creatorId } }).start(),
    city: createActor(controllable(citySearchMachine).logic, { input: { minLetters: 2 } }).start(),
    map: createActor(controllable(tripMapMachine).logic).start(),
  };
  render(
    <TripEditor actors={actors} list="/blog/deniz/trips" today="2026-06-01" onStay={() => {}} onSignOut={() => {}} />,
    { wrapper: MemoryRouter },
  );
  return pending;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = (into: HTMLElement, text: string) => fireEvent.change(into, { target: { value: text } });
/** The whole page renders about 700 components. */
const maxRenders = 50;

describe('a trip as it is written', () => {
  it('does not render its plan while a title is typed', () => {
    open();
    type(field('Title'), 'By the sea');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('By the sea');
    expect(rendersDuring(() => type(field('Title'), 'By the seas'))).toBeLessThanOrEqual(maxRenders);
    expect(document.title).toBe('By the seas · Vaya');
  });

  it('renders only one day and one item while the name of an item is typed', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: /^Stop 14/, expanded: false }));
    const name = field('Name');
    type(name, 'Swim');
    expect(rendersDuring(() => type(name, 'Swims'))).toBeLessThanOrEqual(maxRenders);
    expect(screen.getByRole('button', { name: /^Swims/, expanded: true })).toBeTruthy();
  });

  it('refuses a paste that is not a price beside the field, which keeps its price and its caret', async () => {
    open({ price: 1234567.89 });
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    const user = userEvent.setup({ delay: null });
    const caretAfter = async (edit: () => Promise<void>) => {
      await user.click(price);
      price.setSelectionRange(3, 3);
      await edit();
      return [price.value, price.selectionStart];
    };
    expect(await caretAfter(() => user.keyboard('9'))).toEqual(['1234567.89', 3]);
    expect(await caretAfter(() => user.keyboard('-'))).toEqual(['1234567.89', 3]);
    expect(screen.queryByRole('alert')).toBeNull();
    for (const pasted of ['1e9', '-5', 'abc']) {
      expect(await caretAfter(() => user.paste(pasted))).toEqual(['1234567.89', 3]);
      expect(screen.getByRole('alert').textContent).toMatch(/^Enter a price in digits/);
      expect(price.getAttribute('aria-invalid')).toBe('true');
      await user.tab();
      expect(screen.queryByRole('alert')).toBeNull();
    }
    await user.tripleClick(price);
    await user.paste('$1,250.00');
    expect(price.value).toBe('1250');
  });

  it('offers nothing more of what is full, and says how much there may be', () => {
    const itinerary = Array.from({ length: maxItems }, (_, index) =>
      tripItem({ objectId: `item-${index}`, name: `Stop ${index}` }),
    );
    const [place] = makeOwnTrip().places;
    if (!place) return;
    open({ itinerary, places: Array.from({ length: maxPlaces }, () => place) });
    const [more, again] = [screen.getByText('Add to Day 1'), screen.getByLabelText('Duplicate Day 1')];
    expect([more, again].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(screen.getByLabelText('Add a city')).toMatchObject({ readOnly: true });
    for (const words of ['A trip can have up to 50 places.', 'A plan can have up to 200 items.'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('says of one that was deleted elsewhere neither that it is saved nor what it lacks to be published', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pending = open();
    type(field('Title'), 'By the sea');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => pending.get('saveTrip')?.resolve({ kind: 'outdated' }));
    await act(async () => pending.get('fetchRemote')?.resolve({ kind: 'gone' }));
    expect(screen.getByRole('alert').textContent).toBe('This trip was deleted in another tab or on another device.');
    const said = ['All changes saved', 'Publishing', 'Publish'].filter((words) => screen.queryByText(words) !== null);
    expect(said).toEqual([]);
    expect(screen.getByRole('link', { name: 'All trips' })).toBeTruthy();
  });
});
