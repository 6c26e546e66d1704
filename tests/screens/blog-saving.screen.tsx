import { type ActorLogic, assign, createActor, type Snapshot } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import {
  type BlogSavingActor,
  type BlogSavingSnapshot,
  blogSavingMachine,
} from '#machines/blog-saving/blog-saving.machine.ts';
import type { SavingReport } from '#machines/blog-saving/blog-saving.setup.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import { creator, facts } from '#tests/flows/blog-editing.flow.ts';
import { base, blog, draft, flow } from '#tests/flows/blog-saving.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { Dashboard } from '#web/dashboard/dashboard.tsx';
import { beginFlows, parts } from './idle-dashboard.tsx';

type Told = { type: 'told'; snapshot: BlogSavingSnapshot };

/** The queue of a draft is the one that is walked: what it shows is told, and what the draft tells it is sent. */
const queueThatIs = (saving: BlogSavingActor): ActorLogic<Snapshot<unknown>, never> => ({
  getInitialSnapshot: () => saving.getSnapshot(),
  getPersistedSnapshot: (snapshot) => snapshot,
  start: (_, { self }) => {
    saving.subscribe({
      next: (snapshot) => self.send({ type: 'told', snapshot } as never),
      /** The walk sees for itself that its chart is broken. */
      error: () => {},
    });
  },
  transition(shown, event: Told | Parameters<BlogSavingActor['send']>[0]) {
    if (event.type === 'told') return event.snapshot;
    if (!event.type.startsWith('xstate.')) saving.send(event);
    return shown;
  },
});

/** The walked queue has no draft to report to. */
const reportOf = (saving: BlogSavingSnapshot): SavingReport => {
  const { remote, conflicts, request } = saving.context;
  if (saving.hasTag('saving')) return { type: 'save.started', isOrderOnly: request.isOrderOnly, unconfirmed: [] };
  return saving.matches('conflicting')
    ? { type: 'save.conflicted', conflict: { remote: remote ?? base, conflicts }, unconfirmed: [] }
    : { type: 'save.failed', unconfirmed: [] };
};

/** A draft that stays as it is, whatever the answers of the walk say of another. */
function draftOver(saving: BlogSavingActor) {
  const logic = blogEditingMachine.provide({
    actors: { saving: queueThatIs(saving) },
    actions: { resolveConflict: assign({}) },
  } as never);
  const unsaved = { base, draft, history: emptyHistory, conflictPaths: [], unconfirmed: [] };
  const editing = createActor(logic, { input: { facts, blog, stored: base, unsaved } }).start();
  saving.subscribe({ next: (snapshot) => editing.send(reportOf(snapshot)), error: () => {} });
  return editing;
}

function open(saving: BlogSavingActor) {
  const actors = { ...beginFlows({ creator }), saving, editing: draftOver(saving) };
  actors.panes.send({ type: 'tab.choose', tab: 'sections' });
  return <Dashboard actors={actors} creator={creator} parts={parts} today="2026-06-15" logOut={null} />;
}

export const screen: Screen<typeof blogSavingMachine> = {
  flow,
  machine: blogSavingMachine,
  isWide: true,
  render: open,
};
