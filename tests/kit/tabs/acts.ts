import fc from 'fast-check';
import { conflictsIn } from '#machines/blog-editing/blog-editing.view.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import type { ConfigTab } from './config-tab.ts';

/** Who brings a step about: the person before the tab, by an edit, a step back or a choice; or somebody elsewhere. */
export type Cause = 'edit' | 'history' | 'choice' | 'elsewhere';

export interface Act {
  cause: Cause;
  /** What is done first, done tenth: no text and no colour comes twice, so that nobody has seen it by chance. */
  carryOut(tab: ConfigTab, count: number): void;
  [fc.toStringMethod](): string;
}

const act = (often: number, name: string, cause: Cause, carryOut: Act['carryOut']): Act[] =>
  Array.from({ length: often }, () => ({ cause, carryOut, [fc.toStringMethod]: () => name }));

const edit = (often: number, make: (count: number) => BlogEdit): Act[] =>
  act(often, make(0).type, 'edit', (tab, count) => tab.editing().send(make(count)));

const colour = (count: number, first: string): string => `#${count.toString(16).padStart(6, first)}`;
const isOdd = (count: number): boolean => count % 2 === 1;

const choose = (often: number, name: string, pathsOf: (paths: readonly string[]) => readonly string[]): Act[] =>
  act(often, name, 'choice', (tab) => {
    const paths = conflictsIn(tab.editing().getSnapshot()).map(({ path }) => path);
    tab.editing().send({ type: 'conflict.resolve', paths: pathsOf(paths) });
  });

/** What comes often, and what comes once in a while. */
export const acts: readonly Act[] = [
  ...edit(4, (count) => ({ type: 'page.sharing', title: `Title ${count}` })),
  ...edit(2, (count) => ({ type: 'page.background', colour: colour(count, '0') })),
  ...edit(1, (count) => ({ type: 'page.text', text: 'fullName', change: { color: colour(count, 'a') } })),
  ...edit(1, (count) => ({ type: 'trip.text', trip: 'sea', text: 'title', change: { color: colour(count, 'b') } })),
  ...edit(1, (count) => ({ type: 'page.tripsPerRow', count: 1 + (count % 4) })),
  ...edit(1, (count) => ({ type: 'contact.show', way: 'phone', isShown: isOdd(count) })),
  ...edit(1, (count) => ({ type: 'trip.show', trip: 'sea', isShown: isOdd(count) })),
  ...edit(1, (count) => ({ type: 'trip.show', trip: 'hills', isShown: isOdd(count) })),
  ...edit(1, (count) => ({ type: 'item.show', section: 'languages', item: 'tr', isShown: isOdd(count) })),
  ...edit(3, (count) => ({ type: 'section.move', section: 'languages', to: 1 + (count % 6) })),
  ...edit(2, (count) => ({ type: 'section.move', section: 'contact', to: 1 + (count % 6) })),
  ...act(1, 'undo', 'history', (tab) => tab.editing().send({ type: 'edit.undo' })),
  ...act(1, 'redo', 'history', (tab) => tab.editing().send({ type: 'edit.redo' })),
  ...act(5, 'save', 'edit', (tab) => tab.editing().send({ type: 'draft.save' })),
  ...choose(1, 'keep mine', () => []),
  ...choose(1, 'use theirs', (paths) => paths.slice(0, 1)),
  ...act(1, 'close the question', 'elsewhere', (tab) => tab.editing().send({ type: 'conflict.dismiss' })),
  ...act(3, 'arrive', 'elsewhere', (tab) => tab.call()?.arrive()),
  ...act(10, 'answer', 'elsewhere', (tab) => tab.call()?.answer()),
  ...act(2, 'lose', 'elsewhere', (tab) => tab.call()?.lose()),
  ...act(1, 'arrive late', 'elsewhere', (tab) => tab.arriveLate()),
  ...act(1, 'reload', 'elsewhere', (tab) => tab.reload()),
];

export const [save, answer, keep] = ['save', 'answer', 'keep mine'].map((name) =>
  acts.find((each) => each[fc.toStringMethod]() === name),
);
