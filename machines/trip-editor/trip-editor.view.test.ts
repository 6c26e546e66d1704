import { describe, expect, it } from 'vitest';
import type { TripEditorSnapshot } from './trip-editor.machine.ts';
import { hasUnsaved, isBusy } from './trip-editor.view.ts';

/** A page whose draft is in a state, while its cover is being sent. */
const sendingIn = (state: string) =>
  ({
    context: { isUploadingCover: true },
    children: {
      editing: { getSnapshot: () => ({ matches: (asked: string) => asked === state, hasTag: () => false }) },
    },
  }) as unknown as TripEditorSnapshot;

describe('whoever leaves a trip while its cover is on its way', () => {
  it('is held up, and asked by the browser', () => {
    expect([isBusy(sendingIn('calm')), hasUnsaved(sendingIn('calm'))]).toEqual([true, true]);
  });

  it('is not, once the trip was deleted', () => {
    expect([isBusy(sendingIn('deleted')), hasUnsaved(sendingIn('deleted'))]).toEqual([false, false]);
  });
});
