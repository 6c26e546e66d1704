import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { controllable, type Pending } from '#tests/kit/controllable.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { SaveStatus } from '#web/trips/trip-editor.tsx';
import { storedTrip } from '#web/trips/trip-storage.ts';

const offline = (call?: Pending) => call?.reject(new Error('offline'));

/** What is said of a trip with an edit that could not be saved. */
async function tellOfUnsaved(answer = offline): Promise<string | null> {
  const { logic, pending } = controllable(tripEditingMachine);
  const editing = createActor(logic, { input: { trip: makeOwnTrip(), unsaved: null } }).start();
  const page = createActor(controllable(tripEditorMachine).logic, { input: { id: 'sea' } }).start();
  render(<SaveStatus page={page} editing={editing} />);
  act(() => editing.send({ type: 'draft.edit', edit: { kind: 'fields', change: { title: 'Written at sea' } } }));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(async () => answer(pending.get('saveTrip')));
  return screen.getByRole('alert').textContent;
}

describe('a trip that could not be saved', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is said to be kept by the tab', async () => {
    expect(await tellOfUnsaved()).toContain('They are still in this tab.');
  });

  it('says what the server has refused it with, and is still kept', async () => {
    const message = 'Your trips have reached the size limit.';
    const told = await tellOfUnsaved((call) => call?.resolve({ kind: 'refused', message }));
    expect(told).toContain(message);
    expect(told).toContain('They are still in this tab.');
  });

  it('is said to be kept by nothing where a device has no room, and is there until the next load', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await tellOfUnsaved()).toContain('this browser can’t store them. Keep this page open.');
    const [deniz, ada] = [storedTrip('deniz', 'trip-1'), storedTrip('ada', 'trip-1')];
    const kept = {
      draft: makeDraft({ title: 'Written at sea', pictures: [{ key: 'cover/1', alt: 'A boat', dayNumber: 2 }] }),
      base: makeDraft(),
      version: 1,
      unconfirmed: [],
    };
    deniz.write(kept);
    expect([deniz.read(), ada.read()]).toEqual([kept, null]);
    deniz.clear();
    expect(deniz.read()).toBeNull();
  });
});
