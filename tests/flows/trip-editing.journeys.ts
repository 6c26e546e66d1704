import type { OfKind } from '#machines/call.ts';
import { editedDraft } from '#machines/rules/edit-trip.ts';
import type { ComparedTrips, TripComparison } from '#machines/rules/merge-trips.ts';
import type { Sides } from '#machines/rules/three-way.ts';
import type { TripDraft } from '#machines/rules/trip-draft.ts';
import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';

type Machine = typeof tripEditingMachine;
type Editing = Run<Machine>;

const titled = (title: string) => ({ type: 'draft.edit', edit: { kind: 'fields', change: { title } } }) as const;
const addItem = (id: string, day = 3) => ({ type: 'draft.edit', edit: { kind: 'item.add', day, id } }) as const;
const openWalk = { type: 'item.open', id: 'walk' } as const;
const step = (name: TripStep) => ({ type: 'trip.step', step: name }) as const;
const [save, retry, keepMine, useTheirs] = [
  { type: 'draft.save' } as const,
  { type: 'call.retry' } as const,
  { type: 'conflict.settle', paths: [] as string[] } as const,
  { type: 'conflict.settle', paths: ['title'] } as const,
];

const outdated = { kind: 'outdated' } as const;
const networkError = { message: 'Network Error' };
const saved = (version: number) => ({ kind: 'saved', saved: makeSaved({ version }) }) as const;
const found = (version: number, given = {}) => ({ kind: 'found', trip: makeOwnTrip({ version, ...given }) }) as const;
const asked: OfKind<ComparedTrips, 'asked'> = {
  kind: 'asked',
  conflicts: [{ path: 'title', part: { kind: 'trip', field: 'title' } }],
};
const both = { title: 'By the sea', notes: 'Theirs' };
const merged = { kind: 'merged', draft: makeDraft(both), isNews: true } as const;
const theirTrip = (isNews: boolean) => ({ kind: 'theirs', isNews }) as const;
const discarded = { kind: 'discarded', trip: makeOwnTrip({ version: 7, state: 'published' }) } as const;
const afterDiscard = { draft: makeDraft(), saved: makeSaved({ version: 7, state: 'published' }), openItem: null };

const unsaved = { tags: ['unsaved'] };
const comparing = { ...unsaved, calls: { fetchTheirs: { id: 'sea' } } };
const saving = (given: object, version: number) => ({
  tags: ['unsaved', 'saving'],
  calls: { saveTrip: { id: 'sea', version, trip: makeTripRequest(given) } },
});
const savingTitle = (title: string, version: number) => saving({ title }, version);
const moving = (name: TripStep, version: number) => ({
  tags: ['moving'],
  calls: { takeStep: { id: 'sea', version, step: name } },
});
const merging = (
  theirs: object,
  { chosen = null, isPutAway = false, ...sides }: Partial<Omit<TripComparison, 'sides'> & Sides<TripDraft>> = {},
) => ({
  ...unsaved,
  calls: {
    compareTrips: {
      sides: {
        base: makeDraft(),
        local: makeDraft({ title: 'By the sea' }),
        remote: makeDraft(theirs),
        unconfirmed: [],
        ...sides,
      },
      isPutAway,
      chosen,
    },
  },
});
const withItems = (title: string, ...ids: string[]) =>
  ids.reduce((draft, id) => editedDraft(draft, addItem(id).edit), makeDraft({ title }));

const opened = (open: Open<Machine>, given = {}): Editing => open({ trip: makeOwnTrip(given) });
/** A trip whose new title is being saved. */
const sent = (open: Open<Machine>, given = {}): Editing => {
  const page = opened(open, given);
  page.send(titled('By the sea'));
  page.wait(1000);
  return page;
};
/** Another tab was faster. */
const meet = (page: Editing, version: number, theirs = {}): void => {
  page.answer('saveTrip', outdated);
  page.answer('fetchTheirs', found(version, theirs));
};
const merge = (page: Editing, ...versions: number[]): void => {
  for (const version of versions) {
    meet(page, version, { notes: 'Theirs' });
    page.answer('compareTrips', merged);
  }
};
const compared = (open: Open<Machine>, theirs: object): Editing => {
  const page = sent(open);
  meet(page, 5, theirs);
  return page;
};

export const journeys = journeysOf({
  machine: tripEditingMachine,
  file: 'trip-editing/trip-editing.machine.ts',
  journeys: {
    'saves a draft one second after the last edit'(open) {
      const page = opened(open);
      page.isIn('calm', {
        context: {
          ...{ saved: makeSaved(), draft: makeDraft(), base: makeDraft(), sending: makeDraft(), lost: [] },
          ...{ isBehind: false, wanted: null },
          ...{ theirs: null, conflicts: [], chosen: null, merges: 0, news: null, openItem: null, message: null },
        },
      });
      page.rejects(save, retry, keepMine, useTheirs, step('discard'), step('restore'));
      page.send(titled('By'));
      page.wait(999);
      page.send(titled('By the sea'));
      page.wait(999);
      page.isIn('waiting', {
        ...unsaved,

        context: { draft: makeDraft({ title: 'By the sea' }) },
      });
      page.rejects(retry, keepMine, useTheirs, step('discard'));
      page.wait(1);
      page.isIn('saving', savingTitle('By the sea', 1));
      page.rejects(save, retry, keepMine, useTheirs, step('discard'));
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { context: { saved: makeSaved({ version: 2 }), draft: makeDraft({ title: 'By the sea' }) } });
      const failed = opened(open);
      failed.send(titled('By the sea'));
      failed.wait(1000);
      failed.isIn('saving', savingTitle('By the sea', 1));
    },
    'saves at once when the page is left, and sends again what could not be saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), save);
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.send(save);
      page.isIn('saving', { ...savingTitle('By the sea', 1), context: { message: null } });
      merge(page, 5, 6, 7);
      page.send(save);
      page.isIn('saving', { ...saving(both, 6), context: { news: null } });
    },
    'saves what was written during a save after it, on top of its version'(open) {
      const page = sent(open);
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', saved(2));
      page.isIn('waiting', { ...unsaved, context: { saved: makeSaved({ version: 2 }), isBehind: true } });
      page.wait(1000);
      page.isIn('saving', { ...savingTitle('By the sea, slowly', 2), context: { isBehind: false } });
    },
    'publishes once everything is saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), step('publish'));
      page.answer('saveTrip', saved(2));
      page.rejects(titled('Home'), step('publish'), retry);
      page.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'published' }) });
      page.isIn('calm', { context: { wanted: null, saved: makeSaved({ version: 3, state: 'published' }) } });
      const behind = sent(open);
      behind.send(titled('By the sea, slowly'), step('publish'));
      behind.answer('saveTrip', saved(2));
      behind.isIn('saving', { ...savingTitle('By the sea, slowly', 2), context: { wanted: 'publish' } });
      behind.answer('saveTrip', saved(3));
      behind.isIn('moving', moving('publish', 3));
    },
    'offers only the steps that the lifecycle of a trip allows, now or after the save'(open) {
      const page = opened(open, { dates: [] });
      page.rejects(step('publish'), step('unpublish'), step('archive'));
      page.send(titled('By the sea'));
      page.rejects(step('publish'), step('unpublish'));
      page.wait(1000);
      page.rejects(step('publish'), step('unpublish'));
      const published = opened(open, { state: 'published' });
      published.rejects(step('publish'), step('discard'), step('delete'));
      published.send(titled('By the sea'), step('publish'));
      published.isIn('saving', { ...savingTitle('By the sea', 1), context: { wanted: 'publish' } });
    },
    'discards the changes of a published trip'(open) {
      const page = opened(open, { state: 'changed', title: 'Changed' });
      page.send(openWalk, step('discard'));
      page.isIn('moving', moving('discard', 1));
      page.answer('takeStep', discarded);
      page.isIn('calm', { context: afterDiscard });
    },
    'edits an archived trip only after it is restored'(open) {
      const page = opened(open, { state: 'archived' });
      page.rejects(titled('By the sea'), step('publish'));
      page.send(step('restore'));
      page.fail('takeStep', networkError);
      page.isIn('unsaved', { ...unsaved, context: { message: 'Network Error', wanted: null } });
      page.rejects(titled('By the sea'));
      const conflicting = opened(open, { state: 'archived' });
      conflicting.send(step('restore'));
      conflicting.answer('takeStep', outdated);
      conflicting.rejects(titled('Home'));
      conflicting.answer('fetchTheirs', found(5));
      conflicting.rejects(titled('Home'));
    },
    'says why a save was rejected or failed, and saves again on Try again or with the next edit'(open) {
      const page = sent(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.isIn('unsaved', { ...unsaved, context: { message: 'Please check this.', wanted: null } });
      page.rejects(step('publish'), keepMine);
      page.send(retry);
      page.fail('saveTrip', networkError);
      page.isIn('unsaved', { ...unsaved, context: { message: 'Network Error' } });
      page.send(titled('Home'));
      page.isIn('waiting', { ...unsaved, context: { draft: makeDraft({ title: 'Home' }) } });
    },
    'discards or deletes a draft that cannot be saved'(open) {
      const page = sent(open, { state: 'changed' });
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', { kind: 'refused', message: 'There is no room.' });
      page.rejects(step('publish'), step('unpublish'), step('delete'));
      page.send(step('discard'));
      page.isIn('moving', { ...moving('discard', 1), context: { wanted: 'discard', message: null } });
      page.answer('takeStep', discarded);
      page.isIn('calm', { context: afterDiscard });
      const draft = sent(open);
      merge(draft, 5, 6, 7);
      draft.rejects(step('publish'), step('discard'));
      draft.send(step('delete'));
      draft.isIn('moving', { ...moving('delete', 6), context: { wanted: 'delete', news: null } });
      draft.fail('takeStep', networkError);
      draft.isIn('unsaved', { ...unsaved, context: { wanted: null, draft: makeDraft(both) } });
      draft.send(step('delete'));
      draft.answer('takeStep', { kind: 'deleted' });
      draft.isIn('deleted');
      draft.rejects(titled('Home'), step('publish'), retry);
    },
    'says why a step was rejected'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'refused', message: 'Please wait.' });
      page.isIn('unsaved', { ...unsaved, context: { message: 'Please wait.', wanted: null } });
      page.send(retry);
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { context: { message: null } });
    },
    'asks which of two titles stays, and keeps mine'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.isIn('merging', merging({ title: 'Theirs' }));
      page.answer('compareTrips', asked);
      page.isIn('conflicting', { ...unsaved, context: { conflicts: asked.conflicts, merges: 0, news: null } });
      page.rejects(titled('Home'), step('publish'), retry);
      page.send(keepMine);
      page.isIn('merging', merging({ title: 'Theirs' }, { chosen: [] }));
      page.answer('compareTrips', merged);
      page.isIn('saving', {
        ...saving(both, 5),
        context: { theirs: null, conflicts: [], merges: 1, news: 'merged', base: makeDraft({ title: 'Theirs' }) },
      });
      page.answer('saveTrip', saved(6));
      page.isIn('calm', { context: { news: 'merged', merges: 0, base: makeDraft(both) } });
      page.send(titled('Home'));
      page.isIn('waiting', { ...unsaved, context: { news: null } });
    },
    'asks which of two titles stays, and uses theirs'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.answer('compareTrips', asked);
      page.send(useTheirs);
      page.isIn('merging', merging({ title: 'Theirs' }, { chosen: ['title'] }));
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', {
        context: {
          draft: makeDraft({ title: 'Theirs' }),
          saved: makeSaved({ version: 5 }),
          theirs: null,
          conflicts: [],
          merges: 0,
          news: 'merged',
        },
      });
      page.send(titled('By the sea'));
      page.wait(1000);
      meet(page, 7);
      page.isIn('merging', merging({}, { base: makeDraft({ title: 'Theirs' }) }));
    },
    'saves nothing more where another tab has saved the same text'(open) {
      const page = sent(open);
      page.send(titled('By the sea, slowly'));
      meet(page, 5, { title: 'By the sea, slowly' });
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', { context: { draft: makeDraft({ title: 'By the sea, slowly' }) } });
    },
    'merges what is written while their version is read and compared'(open) {
      const page = sent(open);
      page.send(step('publish'));
      page.answer('saveTrip', outdated);
      page.isIn('comparing', { ...comparing, context: { wanted: null } });
      page.send(titled('By'), addItem('swim'));
      page.isIn('comparing', {
        ...comparing,
        same: ['fetchTheirs'],
        context: { draft: withItems('By', 'swim'), openItem: 'swim' },
      });
      page.rejects(step('publish'));
      page.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      page.isIn('merging', merging({ notes: 'Theirs' }, { local: withItems('By', 'swim') }));
      page.send(titled('By the sea'), addItem('eat'));
      page.isIn('merging', {
        ...merging({ notes: 'Theirs' }, { local: withItems('By the sea', 'swim', 'eat') }),
        restarted: ['compareTrips'],
        context: { openItem: 'eat' },
      });
      page.rejects(step('publish'));
    },
    'gives up after two merges in a row, and starts again on Try again'(open) {
      const page = sent(open);
      merge(page, 5, 6);
      page.isIn('saving', { ...saving(both, 6), context: { merges: 2 } });
      merge(page, 7);
      page.isIn('unsaved', { ...unsaved, context: { news: 'tooOften', merges: 0, theirs: null } });
      page.send(retry);
      page.isIn('saving', { ...saving(both, 6), context: { news: null } });
      merge(page, 7, 8);
      meet(page, 9);
      page.answer('compareTrips', theirTrip(false));
      page.isIn('calm', { context: { merges: 0, news: null } });
    },
    'saves what was decided, however many merges there were before'(open) {
      const page = sent(open);
      merge(page, 5, 6);
      meet(page, 7, { title: 'Theirs' });
      page.answer('compareTrips', asked);
      page.send(keepMine);
      page.answer('compareTrips', merged);
      page.isIn('saving', { ...saving(both, 7), context: { merges: 1 } });
    },
    'shows the newer version instead of taking a step on an old one'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', outdated);
      page.isIn('comparing', { ...comparing, context: { wanted: null } });
      page.answer('fetchTheirs', found(5, { title: 'Theirs' }));
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', {
        context: {
          draft: makeDraft({ title: 'Theirs' }),
          base: makeDraft({ title: 'Theirs' }),
          saved: makeSaved({ version: 5 }),
          wanted: null,
          news: 'merged',
        },
      });
    },
    'compares with every draft that was sent without an answer, until one is saved'(open) {
      const page = sent(open);
      page.fail('saveTrip', networkError);
      page.send(retry);
      page.fail('saveTrip');
      page.send(retry);
      meet(page, 2, { title: 'By the sea' });
      const lost = [makeDraft({ title: 'By the sea' }), makeDraft({ title: 'By the sea' })];
      page.isIn('merging', merging({ title: 'By the sea' }, { unconfirmed: lost }));
      page.answer('compareTrips', { ...merged, isNews: false });
      page.isIn('saving', { ...saving(both, 2), context: { lost: [], news: null } });
      page.fail('saveTrip');
      page.send(retry);
      page.answer('saveTrip', saved(3));
      page.isIn('calm', { context: { lost: [] } });
    },
    'compares with a trip that was archived in another tab'(open) {
      compared(open, { state: 'archived' }).isIn('merging', merging({}, { isPutAway: true }));
    },
    'copes with a newer version that cannot be read, cannot be compared, or is gone'(open) {
      const page = sent(open);
      page.answer('saveTrip', outdated);
      page.fail('fetchTheirs', networkError);
      page.isIn('unsaved', { ...unsaved, context: { message: 'Network Error' } });
      page.send(retry);
      meet(page, 5);
      page.fail('compareTrips', { message: 'Failed to fetch a script' });
      page.isIn('unsaved', { ...unsaved, context: { message: null, draft: makeDraft({ title: 'By the sea' }) } });
      page.send(retry);
      page.answer('saveTrip', outdated);
      page.answer('fetchTheirs', { kind: 'gone' });
      page.isIn('gone');
      page.rejects(titled('Home'), retry, step('publish'));
    },
    'saves a draft that this device kept, or compares it with a newer version'(open) {
      const draft = makeDraft({ title: 'Kept' });
      const lost = [makeDraft({ title: 'Sent' })];
      const kept = { draft, base: makeDraft({ notes: 'Once' }), lost, version: 1 };
      const page = opened(open);
      page.send({ type: 'draft.restore', kept });
      page.isIn('saving', { ...savingTitle('Kept', 1), context: { draft } });
      page.rejects({ type: 'draft.restore', kept });
      const late = opened(open, { version: 5, notes: 'Theirs' });
      late.send({ type: 'draft.restore', kept });
      late.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      late.isIn('merging', merging({ notes: 'Theirs' }, { base: kept.base, unconfirmed: lost, local: draft }));
    },
    'opens one item of the plan at a time, and one that is added'(open) {
      const page = opened(open);
      page.send(openWalk);
      page.isIn('calm', { context: { openItem: 'walk' } });
      page.send(openWalk);
      page.isIn('calm', { context: { openItem: null } });
      page.send(addItem('swim'), titled('By the sea'));
      page.isIn('waiting', { ...unsaved, context: { openItem: 'swim' } });
      page.wait(998);
      page.send(openWalk);
      page.wait(1);
      page.isIn('waiting', { ...unsaved, context: { openItem: 'walk' } });
      page.send(addItem('eat'));
      page.wait(999);
      page.isIn('waiting', { ...unsaved, context: { openItem: 'eat' } });
      page.wait(1);
      page.send(addItem('rest'));
      page.fail('saveTrip');
      page.isIn('unsaved', { ...unsaved, context: { openItem: 'rest', message: null } });
      page.send(addItem('sleep'));
      page.isIn('waiting', { ...unsaved, context: { openItem: 'sleep' } });
    },
  },
});
