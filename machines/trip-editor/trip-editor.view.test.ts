import { describe, expect, it } from 'vitest';
import type { TripEditorSnapshot } from './trip-editor.machine.ts';
import { hasUnsaved, isBusy } from './trip-editor.view.ts';

/** The part of a page that these selectors read. */
const sendingIn = (state: string) =>
  ({
    context: { isUploadingCover: true },
    children: {
      editing: { getSnapshot: () => ({ matches: (asked: string) => asked === state, hasTag: () => false }) },
    },
  }) as unknown as TripEditorSnapshot;

describe('leaving a trip while its cover is uploaded', () => {
  it('waits, and the browser asks', () => {
    expect([isBusy(sendingIn('calm')), hasUnsaved(sendingIn('calm'))]).toEqual([true, true]);
  });

  it('does not wait once the trip is deleted', () => {
    expect([isBusy(sendingIn('deleted')), hasUnsaved(sendingIn('deleted'))]).toEqual([false, false]);
  });
});
