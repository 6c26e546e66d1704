import { type Actor, createActor } from 'xstate';
import type { ApplicationQueueActor } from '../back-office/application-queue.machine.ts';
import { applicationSelection, wordsToSeveral } from './application-selection.actors.ts';
import type { ApplicationSelectionActor } from './application-selection.machine.ts';

type Around = Parameters<typeof applicationSelection>[0];

const selections = new WeakMap<ApplicationQueueActor, Actor<ReturnType<typeof applicationSelection>>>();

/** The one selection of a queue, for all that shows a part of it. It comes with a script after the page, and ends with the queue. */
export function selectionOf(around: Around): ApplicationSelectionActor {
  const known = selections.get(around.queue);
  if (known) return known;
  const selection = createActor(applicationSelection(around), { input: { words: wordsToSeveral(around) } }).start();
  selections.set(around.queue, selection);
  around.queue.subscribe({ complete: () => void selection.stop() });
  return selection;
}
