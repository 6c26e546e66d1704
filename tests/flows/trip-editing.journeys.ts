import type { OwnTrip } from '#contract/own-trip.ts';
import { richTextOf } from '#contract/rich-text-words.ts';
import type { OfKind } from '#machines/call.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import { editedDraft, type TripEdit } from '#machines/rules/edit-trip.ts';
import type { ComparedTrips, TripComparison } from '#machines/rules/merge-trips.ts';
import type { Sides } from '#machines/rules/three-way.ts';
import type { TripDraft } from '#machines/rules/trip-draft.ts';
import { tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { UnsavedTrip } from '#machines/trip-editing/trip-editing.setup.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
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
  { type: 'conflict.resolve', paths: [] as string[] } as const,
  { type: 'conflict.resolve', paths: ['title'] } as const,
];

const [undo, redo] = [{ type: 'edit.undo' } as const, { type: 'edit.redo' } as const];
const [setCover, setOtherCover] = [
  { type: 'picture.set', folder: 'cover-image/1', slot: 'cover' } as const,
  { type: 'picture.set', folder: 'cover-image/2', slot: 'cover' } as const,
];
const withCover = makeDraft({ coverImage: 'cover-image/1' });

const setPicture = (number: number, slot: string) =>
  ({ type: 'picture.set', folder: `cover-image/${number}`, slot }) as const;
const outdated = { kind: 'outdated' } as const;
const networkError = { message: 'Network Error' };
const saved = (version: number) => ({ kind: 'saved', saved: makeSaved({ version }) }) as const;
const found = (version: number, given = {}) => ({ kind: 'found', trip: makeOwnTrip({ version, ...given }) }) as const;
const conflict: OfKind<ComparedTrips, 'conflicting'> = {
  kind: 'conflicting',
  conflicts: [{ path: 'title', part: { kind: 'trip', field: 'title' } }],
};
const both = { title: 'By the sea', notes: 'Theirs' };
const merged = { kind: 'merged', draft: makeDraft(both), history: emptyHistory, isNews: true } as const;
const theirTrip = (isNews: boolean) => ({ kind: 'remote', history: emptyHistory, isNews }) as const;
const discarded = { kind: 'discarded', trip: makeOwnTrip({ version: 7, state: 'published' }) } as const;
const afterDiscard = {
  draft: makeDraft(),
  history: emptyHistory,
  saved: makeSaved({ version: 7, state: 'published' }),
  openItem: null,
};

const unsaved = { tags: ['unsaved'] };
const comparing = { ...unsaved, calls: { fetchRemote: { id: 'sea' } } };
const saving = (given: object, version: number) => ({
  tags: ['unsaved', 'saving'],
  calls: { saveTrip: { id: 'sea', version, trip: makeTripRequest(given) } },
});
const savingTitle = (title: string, version: number) => saving({ title }, version);
const moving = (name: TripStep, version: number) => ({
  tags: ['moving'],
  calls: { takeStep: { id: 'sea', version, step: name } },
});
/** One undo step: the title was changed. */
const stepFrom = (before: TripDraft) => ({ past: [before], future: [], openStep: 'fields  title' });
const titleHistory = stepFrom(makeDraft());
const steps = (...past: TripDraft[]) => ({ past, future: [], openStep: null });
const merging = (
  theirs: object,
  {
    chosen = null,
    isArchived = false,
    history = titleHistory,
    ...sides
  }: Partial<Omit<TripComparison, 'sides'> & Sides<TripDraft>> = {},
) => ({
  ...unsaved,
  calls: {
    compareTrips: {
      sides: {
        ...{ base: makeDraft(), local: makeDraft({ title: 'By the sea' }), remote: makeDraft(theirs), unconfirmed: [] },
        ...sides,
      },
      history,
      isArchived,
      chosen,
    },
  },
});
const withItems = (title: string, ...ids: string[]) =>
  ids.reduce((draft, id) => editedDraft(draft, addItem(id).edit), makeDraft({ title }));

const opened = (open: Open<Machine>, given = {}): Editing => open({ trip: makeOwnTrip(given), unsaved: null });
const sea = makeDraft({ title: 'By the sea' });
const slow = makeDraft({ title: 'By the sea, slowly' });
const mergedDraft = makeDraft(both);
const theirNotes = makeDraft({ notes: 'Theirs' });
const theirTitle = makeDraft({ title: 'Theirs' });
const withOtherCover = makeDraft({ coverImage: 'cover-image/2' });
const changes = (draft: TripDraft, version: number, given: Partial<UnsavedTrip> = {}) => ({
  report: { type: 'draft.changed', unsaved: { draft, base: makeDraft(), version, unconfirmed: [], ...given } },
});
const edited = (draft: TripDraft, version = 1, given: Partial<UnsavedTrip> = {}) => ({
  ...unsaved,
  effects: [changes(draft, version, given)],
  context: { draft },
});
const saves = (draft: TripDraft) => ({ report: { type: 'draft.saved', draft } });
const slowWithCover = makeDraft({ title: 'By the sea, slowly', coverImage: 'cover-image/1' });
const fivefold = [
  changes(makeDraft({ title: 'By' }), 1),
  changes(sea, 1),
  changes(slow, 1),
  changes(slowWithCover, 1),
  changes(slow, 1),
];
const [fails, conflicts, isRemoved] = [
  { report: { type: 'save.failed' } },
  { report: { type: 'conflict.found' } },
  { report: { type: 'trip.removed' } },
];

const sendsSea = [changes(sea, 1), changes(sea, 1, { unconfirmed: [sea] })];
const failsWithSea = [...sendsSea, changes(sea, 1, { unconfirmed: [sea] }), fails];
const meetsOther = [...sendsSea, changes(sea, 1)];
const sendsMerged = (version: number) =>
  changes(mergedDraft, version, { base: theirNotes, unconfirmed: [mergedDraft] });
const keepsMerged = (version: number) => changes(mergedDraft, version, { base: theirNotes });
const mergesTwice = [...meetsOther, sendsMerged(5), keepsMerged(5), sendsMerged(6)];
const mergesTooOften = [...mergesTwice, keepsMerged(6), keepsMerged(6), fails];

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
  page.answer('fetchRemote', found(version, theirs));
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
  listens: ['watchShortcuts', 'watchNetwork'],
  file: 'trip-editing/trip-editing.machine.ts',
  journeys: {
    'saves a draft one second after the last edit'(open) {
      const page = opened(open);
      page.isIn('calm', {
        context: {
          ...{ saved: makeSaved(), draft: makeDraft(), base: makeDraft(), sending: makeDraft(), unconfirmed: [] },
          ...{ restoredVersion: null, isDirty: false, requestedStep: null, pendingPictures: [] },
          ...{ remote: null, conflicts: [], remotePaths: null, merges: 0, notice: null, openItem: null, message: null },
          history: emptyHistory,
        },
      });
      page.rejects(retry, keepMine, useTheirs, step('discard'), step('restore'));
      page.send(titled('By'));
      page.wait(999);
      page.send(titled('By the sea'));
      page.wait(999);
      page.isIn('waiting', {
        effects: [changes(makeDraft({ title: 'By' }), 1), changes(sea, 1)],
        ...unsaved,

        context: { draft: sea },
      });
      page.rejects(retry, keepMine, useTheirs, step('discard'));
      page.wait(1);
      page.isIn('saving', { ...savingTitle('By the sea', 1), effects: [changes(sea, 1, { unconfirmed: [sea] })] });
      page.rejects(save, retry, keepMine, useTheirs, step('discard'));
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { effects: [saves(sea)], context: { saved: makeSaved({ version: 2 }), draft: sea } });
      const failed = opened(open);
      failed.send(titled('By the sea'));
      failed.wait(1000);
      failed.isIn('saving', { ...savingTitle('By the sea', 1), effects: [...sendsSea] });
    },
    'saves at once when the page is left, and sends again what could not be saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), save);
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.send(save);
      page.isIn('saving', {
        effects: [...meetsOther, fails, changes(sea, 1, { unconfirmed: [sea] })],
        ...savingTitle('By the sea', 1),
        context: { message: null },
      });
      merge(page, 5, 6, 7);
      page.send(save);
      page.isIn('saving', {
        effects: [
          changes(sea, 1),
          sendsMerged(5),
          keepsMerged(5),
          sendsMerged(6),
          keepsMerged(6),
          keepsMerged(6),
          fails,
          sendsMerged(6),
        ],
        ...saving(both, 6),
        context: { notice: null },
      });
    },
    'saves what was written during a save after it, on top of its version'(open) {
      const page = sent(open);
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', saved(2));
      page.isIn('waiting', {
        effects: [...sendsSea, changes(slow, 1, { unconfirmed: [sea] }), changes(slow, 2, { base: sea })],
        ...unsaved,
        context: { saved: makeSaved({ version: 2 }), isDirty: true },
      });
      page.wait(1000);
      page.isIn('saving', {
        effects: [changes(slow, 2, { base: sea, unconfirmed: [slow] })],
        ...savingTitle('By the sea, slowly', 2),
        context: { isDirty: false },
      });
    },
    'publishes once everything is saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), step('publish'));
      page.answer('saveTrip', saved(2));
      page.rejects(titled('Home'), step('publish'), retry);
      page.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'published' }) });
      page.isIn('calm', {
        effects: [...sendsSea, saves(sea)],
        context: { requestedStep: null, saved: makeSaved({ version: 3, state: 'published' }) },
      });
      const behind = sent(open);
      behind.send(titled('By the sea, slowly'), step('publish'));
      behind.answer('saveTrip', saved(2));
      behind.isIn('saving', {
        effects: [
          ...sendsSea,
          changes(slow, 1, { unconfirmed: [sea] }),
          changes(slow, 2, { base: sea, unconfirmed: [slow] }),
        ],
        ...savingTitle('By the sea, slowly', 2),
        context: { requestedStep: 'publish' },
      });
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
      published.isIn('saving', {
        effects: [...sendsSea],
        ...savingTitle('By the sea', 1),
        context: { requestedStep: 'publish' },
      });
    },
    'discards the changes of a published trip'(open) {
      const page = opened(open, { state: 'changed', title: 'Changed' });
      page.send(openWalk, step('discard'));
      page.isIn('moving', moving('discard', 1));
      page.answer('takeStep', discarded);
      page.isIn('calm', { effects: [saves(makeDraft())], context: afterDiscard });
    },
    'edits an archived trip only after it is restored'(open) {
      const page = opened(open, { state: 'archived' });
      page.rejects(titled('By the sea'), step('publish'));
      page.send(step('restore'));
      page.fail('takeStep', networkError);
      page.isIn('unsaved', {
        effects: [changes(makeDraft(), 1), fails],
        ...unsaved,
        context: { message: 'Network Error', requestedStep: null },
      });
      page.rejects(titled('By the sea'));
      const conflicting = opened(open, { state: 'archived' });
      conflicting.send(step('restore'));
      conflicting.answer('takeStep', outdated);
      conflicting.rejects(titled('Home'));
      conflicting.answer('fetchRemote', found(5));
      conflicting.rejects(titled('Home'));
    },
    'takes no day, item, place or picture beyond the limit'(open) {
      const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
      const place = { _id: 'new', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };
      const days = (count: number) => ({ dates: [], dayCount: count });
      const items = (count: number) => ({
        itinerary: numbers(count).map((id) => tripItem({ objectId: `item-${id}`, dayNumber: 1 })),
      });
      const places = (count: number) => ({ places: numbers(count).map((id) => ({ ...place, _id: `city-${id}` })) });
      const pictures = (count: number) => ({
        pictures: numbers(count).map((id) => ({ key: `cover-image/${id}`, alt: '', dayNumber: null })),
      });
      const limits: [(count: number) => Partial<OwnTrip>, number, TripEdit][] = [
        [days, 366, { kind: 'day.add' }],
        [days, 366, { kind: 'day.duplicate', day: 1, id: 'copy' }],
        [items, 200, { kind: 'item.add', day: 1, id: 'new' }],
        [items, 200, { kind: 'item.duplicate', id: 'item-0', copy: 'copy' }],
        [items, 101, { kind: 'day.duplicate', day: 1, id: 'copy' }],
        [places, 50, { kind: 'place.add', place }],
        [pictures, 12, { kind: 'picture.add', key: 'cover-image/new', dayId: null }],
      ];
      for (const [tripOf, limit, edit] of limits) {
        opened(open, tripOf(limit)).rejects({ type: 'draft.edit', edit });
        const page = opened(open, tripOf(limit - 1));
        page.send({ type: 'draft.edit', edit });
        const base = makeDraft(tripOf(limit - 1));
        page.isIn('waiting', { ...unsaved, effects: [changes(editedDraft(base, edit), 1, { base })] });
        page.rejects({ type: 'draft.edit', edit });
      }
    },
    'says why a save was rejected or failed, and saves again on Try again or with the next edit'(open) {
      const page = sent(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.isIn('unsaved', {
        effects: [...meetsOther, fails],
        ...unsaved,
        context: { message: 'Please check this.', requestedStep: null },
      });
      page.rejects(step('publish'), keepMine);
      page.send(retry);
      page.fail('saveTrip', networkError);
      page.isIn('unsaved', {
        effects: [changes(sea, 1, { unconfirmed: [sea] }), changes(sea, 1, { unconfirmed: [sea] }), fails],
        ...unsaved,
        context: { message: 'Network Error' },
      });
      page.send(titled('Home'));
      page.isIn('waiting', edited(makeDraft({ title: 'Home' }), 1, { unconfirmed: [sea] }));
    },
    'discards or deletes a draft that cannot be saved'(open) {
      const page = sent(open, { state: 'changed' });
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', { kind: 'refused', message: 'There is no room.' });
      page.rejects(step('publish'), step('unpublish'), step('delete'));
      page.send(step('discard'));
      page.isIn('moving', {
        effects: [...sendsSea, changes(slow, 1, { unconfirmed: [sea] }), changes(slow, 1), fails],
        ...moving('discard', 1),
        context: { requestedStep: 'discard', message: null },
      });
      page.answer('takeStep', discarded);
      page.isIn('calm', { effects: [saves(makeDraft())], context: afterDiscard });
      const draft = sent(open);
      merge(draft, 5, 6, 7);
      draft.rejects(step('publish'), step('discard'));
      draft.send(step('delete'));
      draft.isIn('moving', {
        effects: [...mergesTooOften],
        ...moving('delete', 6),
        context: { requestedStep: 'delete', notice: null },
      });
      draft.fail('takeStep', networkError);
      draft.isIn('unsaved', {
        effects: [keepsMerged(6), fails],
        ...unsaved,
        context: { requestedStep: null, draft: mergedDraft },
      });
      draft.send(step('delete'));
      draft.answer('takeStep', { kind: 'deleted' });
      draft.isIn('deleted', { effects: [isRemoved] });
      draft.rejects(titled('Home'), step('publish'), retry);
    },
    'says why a step was rejected'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'refused', message: 'Please wait.' });
      page.isIn('unsaved', {
        effects: [changes(makeDraft(), 1), fails],
        ...unsaved,
        context: { message: 'Please wait.', requestedStep: null },
      });
      page.send(retry);
      page.answer('saveTrip', saved(2));
      page.isIn('calm', {
        effects: [changes(makeDraft(), 1, { unconfirmed: [makeDraft()] }), saves(makeDraft())],
        context: { message: null },
      });
    },
    'asks which of two titles stays, and keeps mine'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.isIn('merging', { ...merging({ title: 'Theirs' }), effects: [...meetsOther] });
      page.answer('compareTrips', conflict);
      page.isIn('conflicting', {
        effects: [conflicts],
        ...unsaved,
        context: { conflicts: conflict.conflicts, merges: 0, notice: null },
      });
      page.rejects(titled('Home'), step('publish'), retry);
      page.send(keepMine);
      page.isIn('merging', merging({ title: 'Theirs' }, { chosen: [] }));
      page.answer('compareTrips', merged);
      page.isIn('saving', {
        effects: [changes(mergedDraft, 5, { base: theirTitle, unconfirmed: [mergedDraft] })],
        ...saving(both, 5),
        context: { remote: null, conflicts: [], merges: 1, notice: 'merged', base: theirTitle },
      });
      page.answer('saveTrip', saved(6));
      page.isIn('calm', { effects: [saves(mergedDraft)], context: { notice: 'merged', merges: 0, base: mergedDraft } });
      page.send(titled('Home'));
      page.isIn('waiting', {
        effects: [changes(makeDraft({ title: 'Home', notes: 'Theirs' }), 6, { base: mergedDraft })],
        ...unsaved,
        context: { notice: null },
      });
    },
    'asks which of two titles stays, and uses theirs'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.answer('compareTrips', conflict);
      page.send(useTheirs);
      page.isIn('merging', {
        ...merging({ title: 'Theirs' }, { chosen: ['title'] }),
        effects: [...meetsOther, conflicts],
      });
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', {
        effects: [saves(theirTitle)],
        context: {
          draft: theirTitle,
          saved: makeSaved({ version: 5 }),
          remote: null,
          conflicts: [],
          merges: 0,
          notice: 'merged',
        },
      });
      page.send(titled('By the sea'));
      page.wait(1000);
      meet(page, 7);
      page.isIn('merging', {
        ...merging({}, { base: theirTitle, history: stepFrom(theirTitle) }),
        effects: [
          changes(sea, 5, { base: theirTitle }),
          changes(sea, 5, { base: theirTitle, unconfirmed: [sea] }),
          changes(sea, 5, { base: theirTitle }),
        ],
      });
    },
    'saves nothing more where another tab has saved the same text'(open) {
      const page = sent(open);
      page.send(titled('By the sea, slowly'));
      meet(page, 5, { title: 'By the sea, slowly' });
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', {
        effects: [...sendsSea, changes(slow, 1, { unconfirmed: [sea] }), changes(slow, 1), saves(slow)],
        context: { draft: slow },
      });
    },
    'merges what is written while their version is read and compared'(open) {
      const page = sent(open);
      page.send(step('publish'));
      page.answer('saveTrip', outdated);
      page.isIn('comparing', { effects: [...meetsOther], ...comparing, context: { requestedStep: null } });
      page.send(titled('By'), addItem('swim'));
      page.isIn('comparing', {
        effects: [changes(makeDraft({ title: 'By' }), 1), changes(withItems('By', 'swim'), 1)],
        ...comparing,
        same: ['fetchRemote'],
        context: { draft: withItems('By', 'swim'), openItem: 'swim' },
      });
      page.rejects(step('publish'));
      page.answer('fetchRemote', found(5, { notes: 'Theirs' }));
      page.isIn(
        'merging',
        merging(
          { notes: 'Theirs' },
          { local: withItems('By', 'swim'), history: steps(makeDraft(), makeDraft({ title: 'By' })) },
        ),
      );
      page.send(titled('By the sea'), addItem('eat'));
      page.isIn('merging', {
        effects: [changes(withItems('By the sea', 'swim'), 1), changes(withItems('By the sea', 'swim', 'eat'), 1)],
        ...merging(
          { notes: 'Theirs' },
          {
            local: withItems('By the sea', 'swim', 'eat'),
            history: steps(
              makeDraft(),
              makeDraft({ title: 'By' }),
              withItems('By', 'swim'),
              withItems('By the sea', 'swim'),
            ),
          },
        ),
        restarted: ['compareTrips'],
        context: { openItem: 'eat' },
      });
      page.rejects(step('publish'));
    },
    'gives up after two merges in a row, and starts again on Try again'(open) {
      const page = sent(open);
      merge(page, 5, 6);
      page.isIn('saving', { effects: [...mergesTwice], ...saving(both, 6), context: { merges: 2 } });
      merge(page, 7);
      page.isIn('unsaved', {
        effects: [keepsMerged(6), keepsMerged(6), fails],
        ...unsaved,
        context: { notice: 'tooOften', merges: 0, remote: null },
      });
      page.send(retry);
      page.isIn('saving', { effects: [sendsMerged(6)], ...saving(both, 6), context: { notice: null } });
      merge(page, 7, 8);
      meet(page, 9);
      page.answer('compareTrips', theirTrip(false));
      page.isIn('calm', {
        effects: [keepsMerged(6), sendsMerged(7), keepsMerged(7), sendsMerged(8), keepsMerged(8), saves(makeDraft())],
        context: { merges: 0, notice: null },
      });
    },
    'saves what was decided, however many merges there were before'(open) {
      const page = sent(open);
      merge(page, 5, 6);
      meet(page, 7, { title: 'Theirs' });
      page.answer('compareTrips', conflict);
      page.send(keepMine);
      page.answer('compareTrips', merged);
      page.isIn('saving', {
        effects: [
          ...mergesTwice,
          keepsMerged(6),
          conflicts,
          changes(mergedDraft, 7, { base: theirTitle, unconfirmed: [mergedDraft] }),
        ],
        ...saving(both, 7),
        context: { merges: 1 },
      });
    },
    'shows the newer version instead of taking a step on an old one'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', outdated);
      page.isIn('comparing', { effects: [changes(makeDraft(), 1)], ...comparing, context: { requestedStep: null } });
      page.answer('fetchRemote', found(5, { title: 'Theirs' }));
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', {
        effects: [saves(theirTitle)],
        context: {
          draft: theirTitle,
          base: theirTitle,
          saved: makeSaved({ version: 5 }),
          requestedStep: null,
          notice: 'merged',
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
      const lost = [sea, sea];
      page.isIn('merging', {
        ...merging({ title: 'By the sea' }, { unconfirmed: lost }),
        effects: [
          ...failsWithSea,
          changes(sea, 1, { unconfirmed: [sea, sea] }),
          changes(sea, 1, { unconfirmed: [sea, sea] }),
          fails,
          changes(sea, 1, { unconfirmed: [sea, sea, sea] }),
          changes(sea, 1, { unconfirmed: [sea, sea] }),
        ],
      });
      page.answer('compareTrips', { ...merged, isNews: false });
      page.isIn('saving', {
        effects: [changes(mergedDraft, 2, { base: sea, unconfirmed: [mergedDraft] })],
        ...saving(both, 2),
        context: { unconfirmed: [], notice: null },
      });
      page.fail('saveTrip');
      page.send(retry);
      page.answer('saveTrip', saved(3));
      page.isIn('calm', {
        effects: [
          changes(mergedDraft, 2, { base: sea, unconfirmed: [mergedDraft] }),
          fails,
          changes(mergedDraft, 2, { base: sea, unconfirmed: [mergedDraft, mergedDraft] }),
          saves(mergedDraft),
        ],
        context: { unconfirmed: [] },
      });
    },
    'compares with a trip that was archived in another tab'(open) {
      compared(open, { state: 'archived' }).isIn('merging', {
        ...merging({}, { isArchived: true }),
        effects: [...meetsOther],
      });
    },
    'copes with a newer version that cannot be read, cannot be compared, or is gone'(open) {
      const page = sent(open);
      page.answer('saveTrip', outdated);
      page.fail('fetchRemote', networkError);
      page.isIn('unsaved', {
        effects: [...meetsOther, changes(sea, 1), fails],
        ...unsaved,
        context: { message: 'Network Error' },
      });
      page.send(retry);
      meet(page, 5);
      page.fail('compareTrips', { message: 'Failed to fetch a script' });
      page.isIn('unsaved', {
        effects: [changes(sea, 1, { unconfirmed: [sea] }), changes(sea, 1), changes(sea, 1), fails],
        ...unsaved,
        context: { message: null, draft: sea },
      });
      page.send(retry);
      page.answer('saveTrip', outdated);
      page.answer('fetchRemote', { kind: 'gone' });
      page.isIn('gone', { effects: [changes(sea, 1, { unconfirmed: [sea] }), changes(sea, 1), isRemoved] });
      page.rejects(titled('Home'), retry, step('publish'));
    },
    'saves a draft that this tab has stored, or compares it with a newer version'(open) {
      const draft = makeDraft({ title: 'Kept' });
      const unconfirmed = [makeDraft({ title: 'Sent' })];
      const unsaved = { draft, base: makeDraft({ notes: 'Once' }), unconfirmed, version: 1 };
      const page = open({ trip: makeOwnTrip(), unsaved });
      page.isIn('saving', { ...savingTitle('Kept', 1), context: { draft } });
      const late = open({ trip: makeOwnTrip({ version: 5, notes: 'Theirs' }), unsaved });
      late.isIn('comparing', comparing);
      late.answer('fetchRemote', found(5, { notes: 'Theirs' }));
      late.isIn(
        'merging',
        merging({ notes: 'Theirs' }, { base: unsaved.base, unconfirmed, local: draft, history: emptyHistory }),
      );
    },
    'forgets what stays in sight of a cover that is replaced'(open) {
      const before = { coverImage: 'cover-image/1', coverFocus: { x: 20, y: 80 } };
      const page = opened(open, before);
      page.send(setOtherCover);
      const draft = makeDraft({ coverImage: 'cover-image/2', coverFocus: null });
      page.isIn('waiting', edited(draft, 1, { base: makeDraft(before) }));
    },
    'puts an uploaded cover into the draft, after the step that is being taken'(open) {
      const page = opened(open);
      page.send(setCover);
      page.isIn('waiting', {
        effects: [changes(withCover, 1)],
        ...unsaved,
        context: { draft: withCover, pendingPictures: [] },
      });
      page.send(setOtherCover);
      page.wait(999);
      page.isIn('waiting', edited(withOtherCover));
      page.wait(1);
      page.send(setCover);
      page.isIn('saving', {
        effects: [
          changes(withOtherCover, 1, { unconfirmed: [withOtherCover] }),
          changes(withCover, 1, { unconfirmed: [withOtherCover] }),
        ],
        ...saving({ coverImage: 'cover-image/2' }, 1),
        context: { draft: withCover, isDirty: true },
      });
      page.fail('saveTrip');
      page.send(setOtherCover);
      page.isIn('waiting', {
        effects: [
          changes(withCover, 1, { unconfirmed: [withOtherCover] }),
          fails,
          changes(withOtherCover, 1, { unconfirmed: [withOtherCover] }),
        ],
        ...unsaved,
        context: { draft: withOtherCover },
      });
      const publishing = opened(open);
      publishing.send(step('publish'), setCover);
      publishing.isIn('moving', {
        ...moving('publish', 1),
        context: { pendingPictures: [{ folder: 'cover-image/1', slot: 'cover' }], draft: makeDraft() },
      });
      publishing.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'published' }) });
      publishing.isIn('waiting', {
        effects: [changes(withCover, 3)],
        ...unsaved,
        context: { draft: withCover, pendingPictures: [] },
      });
      const archived = opened(open, { state: 'archived' });
      archived.rejects(setCover);
    },
    '[BEYOND-22] puts uploaded pictures under the story and into their day, after the step that is being taken'(open) {
      const page = opened(open);
      const pictures = [
        { key: 'cover-image/3', alt: '', dayNumber: null },
        { key: 'cover-image/4', alt: '', dayNumber: 2 },
      ];
      page.send(step('publish'), setPicture(3, 'story'), setPicture(4, 'day-2'), setCover);
      page.isIn('moving', { ...moving('publish', 1), context: { draft: makeDraft() } });
      page.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'published' }) });
      page.isIn('waiting', {
        effects: [changes(makeDraft({ pictures, coverImage: 'cover-image/1' }), 3)],
        ...unsaved,
        context: { pendingPictures: [] },
      });
    },
    'puts an uploaded cover into the draft once the changes are discarded, and not into an archived trip'(open) {
      const page = opened(open, { state: 'changed', title: 'Changed' });
      page.send(step('discard'), setCover);
      page.answer('takeStep', discarded);
      page.isIn('waiting', { effects: [changes(withCover, 7)], ...unsaved, context: { pendingPictures: [] } });
      const archiving = opened(open, { state: 'unpublished' });
      archiving.send(step('archive'), setCover);
      archiving.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'archived' }) });
      archiving.isIn('calm', { effects: [saves(makeDraft())], context: { draft: makeDraft() } });
    },
    'forgets a merge with the next cover'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.answer('compareTrips', theirTrip(true));
      page.isIn('calm', { effects: [...meetsOther, saves(theirTitle)], context: { notice: 'merged' } });
      page.send(setCover);
      page.isIn('waiting', {
        effects: [changes(makeDraft({ title: 'Theirs', coverImage: 'cover-image/1' }), 5, { base: theirTitle })],
        ...unsaved,
        context: { notice: null },
      });
    },
    'puts an uploaded cover into the draft once a conflict is resolved'(open) {
      const page = sent(open);
      page.answer('saveTrip', outdated);
      page.isIn('comparing', { ...comparing, effects: [...meetsOther] });
      page.send(setOtherCover);
      page.isIn('comparing', {
        effects: [changes(makeDraft({ title: 'By the sea', coverImage: 'cover-image/2' }), 1)],
        ...comparing,
        same: ['fetchRemote'],
        context: { pendingPictures: [] },
      });
      page.answer('fetchRemote', found(5, { title: 'Theirs' }));
      page.answer('compareTrips', conflict);
      page.send(setCover);
      page.isIn('conflicting', {
        effects: [conflicts],
        ...unsaved,
        context: { pendingPictures: [{ folder: 'cover-image/1', slot: 'cover' }] },
      });
      page.send(keepMine);
      page.isIn('merging', {
        ...merging(
          { title: 'Theirs' },
          {
            chosen: [],
            local: makeDraft({ title: 'By the sea', coverImage: 'cover-image/1' }),
            history: steps(makeDraft(), sea, makeDraft({ title: 'By the sea', coverImage: 'cover-image/2' })),
          },
        ),
        effects: [changes(makeDraft({ title: 'By the sea', coverImage: 'cover-image/1' }), 1)],
      });
    },
    'brings back a day that was removed with all that was in it, and removes it again'(open) {
      const page = opened(open);
      const without = editedDraft(makeDraft(), { kind: 'day.remove', day: 1 });
      page.rejects(undo, redo);
      page.send({ type: 'draft.edit', edit: { kind: 'day.remove', day: 1 } });
      page.wait(1000);
      page.answer('saveTrip', saved(2));
      page.isIn('calm', {
        effects: [changes(without, 1), changes(without, 1, { unconfirmed: [without] }), saves(without)],
        context: { draft: without },
      });
      page.rejects(redo);
      page.send(undo);
      page.isIn('waiting', edited(makeDraft(), 2, { base: without }));
      page.rejects(undo);
      page.wait(1000);
      page.isIn('saving', {
        ...saving({}, 2),
        effects: [changes(makeDraft(), 2, { base: without, unconfirmed: [makeDraft()] })],
      });
      page.send(redo);
      page.answer('saveTrip', saved(3));
      page.isIn('waiting', {
        ...unsaved,
        effects: [changes(without, 2, { base: without, unconfirmed: [makeDraft()] }), changes(without, 3)],
        context: { draft: without },
      });
    },
    'undoes and redoes when everything is saved'(open) {
      const page = sent(open);
      page.answer('saveTrip', saved(2));
      page.send(undo);
      page.wait(1000);
      page.answer('saveTrip', saved(3));
      page.send(redo);
      page.isIn('waiting', {
        ...unsaved,
        effects: [
          ...sendsSea,
          saves(sea),
          changes(makeDraft(), 2, { base: sea }),
          changes(makeDraft(), 2, { base: sea, unconfirmed: [makeDraft()] }),
          saves(makeDraft()),
          changes(sea, 3),
        ],
        context: { draft: sea },
      });
    },
    'undoes the words of a day together, until the field is left'(open) {
      const page = opened(open);
      const write = (day: number, words: string) =>
        ({ type: 'draft.edit', edit: { kind: 'day.write', day, id: `text-${day}`, text: richTextOf(words) } }) as const;
      const written = (first: string, second = '') =>
        [write(1, first), write(2, second)].reduce((draft, { edit }) => editedDraft(draft, edit), makeDraft());
      page.send(write(1, 'R'), write(1, 'Rain'), write(2, 'Sun'), { type: 'step.end' }, write(2, 'Sunny'));
      const drafts = [written('R'), written('Rain'), written('Rain', 'Sun'), written('Rain', 'Sunny')];
      page.isIn('waiting', { ...unsaved, effects: drafts.map((draft) => changes(draft, 1)) });
      const undone = [written('Rain', 'Sun'), written('Rain'), makeDraft()];
      page.send(undo, undo, undo);
      page.isIn('waiting', { ...unsaved, effects: undone.map((draft) => changes(draft, 1)) });
      page.rejects(undo);
    },
    'undoes an upload, a whole field at a time, and nothing in an archived trip'(open) {
      const page = opened(open);
      page.send(titled('By'), titled('By the sea'), { type: 'step.end' }, titled('By the sea, slowly'), setCover);
      page.send(undo);
      page.isIn('waiting', { ...unsaved, effects: fivefold, context: { draft: slow } });
      page.send(undo);
      page.isIn('waiting', edited(sea));
      page.send(undo);
      page.isIn('waiting', edited(makeDraft()));
      page.send(redo, redo, redo);
      page.isIn('waiting', {
        ...unsaved,
        effects: [changes(sea, 1), changes(slow, 1), changes(slowWithCover, 1)],
        context: { draft: slowWithCover },
      });
      page.rejects(redo);
      const archived = opened(open, { state: 'unpublished' });
      archived.send(titled('By the sea'), step('archive'));
      archived.answer('saveTrip', saved(2));
      archived.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'archived' }) });
      archived.rejects(undo, redo);
      const undone = opened(open, { state: 'unpublished' });
      undone.send(titled('By the sea'), undo, step('archive'));
      undone.answer('saveTrip', saved(2));
      undone.answer('takeStep', { kind: 'moved', saved: makeSaved({ version: 3, state: 'archived' }) });
      undone.rejects(undo, redo);
    },
    'undoes and redoes while a save fails and while another version is read and merged'(open) {
      const page = sent(open);
      page.fail('saveTrip', networkError);
      page.send(undo);
      page.isIn('waiting', {
        ...unsaved,
        effects: [...failsWithSea, changes(makeDraft(), 1, { unconfirmed: [sea] })],
        context: { draft: makeDraft() },
      });
      page.wait(1000);
      page.fail('saveTrip', networkError);
      page.send(redo);
      page.isIn('waiting', {
        ...unsaved,
        effects: [
          changes(makeDraft(), 1, { unconfirmed: [sea, makeDraft()] }),
          changes(makeDraft(), 1, { unconfirmed: [sea, makeDraft()] }),
          fails,
          changes(sea, 1, { unconfirmed: [sea, makeDraft()] }),
        ],
        context: { draft: sea },
      });
      const read = sent(open);
      read.answer('saveTrip', outdated);
      read.rejects(redo);
      read.send(undo);
      read.rejects(undo);
      read.send(redo);
      read.isIn('comparing', {
        ...comparing,
        effects: [...meetsOther, changes(makeDraft(), 1), changes(sea, 1)],
        context: { draft: sea },
      });
      read.answer('fetchRemote', found(5, { notes: 'Theirs' }));
      read.rejects(redo);
      read.send(undo);
      read.isIn('merging', {
        ...merging({ notes: 'Theirs' }, { local: makeDraft(), history: { past: [], future: [sea], openStep: null } }),
        effects: [changes(makeDraft(), 1)],
        restarted: ['compareTrips'],
      });
      read.rejects(undo);
      read.send(redo);
      read.isIn('merging', {
        ...merging({ notes: 'Theirs' }, { history: steps(makeDraft()) }),
        effects: [changes(sea, 1)],
        restarted: ['compareTrips'],
      });
      read.answer('compareTrips', { ...merged, history: steps(theirNotes) });
      read.send(undo);
      read.answer('saveTrip', saved(6));
      read.isIn('waiting', {
        ...unsaved,
        effects: [
          sendsMerged(5),
          changes(theirNotes, 5, { base: theirNotes, unconfirmed: [mergedDraft] }),
          changes(theirNotes, 6, { base: mergedDraft }),
        ],
        context: { draft: theirNotes },
      });
      const theirs = compared(open, { title: 'Theirs' });
      theirs.answer('compareTrips', { ...theirTrip(true), history: steps(makeDraft()) });
      theirs.send(undo);
      theirs.isIn('waiting', {
        ...unsaved,
        effects: [...meetsOther, saves(theirTitle), changes(makeDraft(), 5, { base: theirTitle })],
        context: { draft: makeDraft(), notice: null },
      });
      const redone = compared(open, { title: 'Theirs' });
      redone.answer('compareTrips', { ...theirTrip(true), history: { past: [], future: [sea], openStep: null } });
      redone.send(redo);
      redone.isIn('waiting', {
        ...unsaved,
        effects: [...meetsOther, saves(theirTitle), changes(sea, 5, { base: theirTitle })],
        context: { draft: sea, notice: null },
      });
    },
    'returns to what was saved last when unsaved changes are discarded'(open) {
      const page = sent(open);
      page.rejects({ type: 'draft.discard' });
      page.fail('saveTrip', networkError);
      page.send({ type: 'draft.discard' });
      page.isIn('saving', {
        ...saving({}, 1),
        effects: [...failsWithSea, changes(makeDraft(), 1, { unconfirmed: [sea, makeDraft()] })],
        context: { draft: makeDraft(), history: emptyHistory, message: null },
      });
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { effects: [saves(makeDraft())], context: { draft: makeDraft() } });
      page.rejects(undo, { type: 'draft.discard' });
      const merging = sent(open);
      merge(merging, 5, 6, 7);
      merging.send({ type: 'draft.discard' });
      merging.isIn('saving', {
        ...saving({ notes: 'Theirs' }, 6),
        effects: [...mergesTooOften, changes(theirNotes, 6, { base: theirNotes, unconfirmed: [theirNotes] })],
        context: { notice: null },
      });
    },
    'saves what could not be saved as soon as the network returns'(open) {
      const page = sent(open);
      page.rejects({ type: 'network.return' });
      page.fail('saveTrip', networkError);
      page.send({ type: 'network.return' });
      page.isIn('saving', {
        ...savingTitle('By the sea', 1),
        effects: [...failsWithSea, changes(sea, 1, { unconfirmed: [sea, sea] })],
        context: { message: null },
      });
      const busy = sent(open);
      merge(busy, 5, 6, 7);
      busy.send({ type: 'network.return' });
      busy.isIn('saving', {
        ...saving(both, 6),
        effects: [...mergesTooOften, sendsMerged(6)],
        context: { notice: null },
      });
    },
    'answers at once that there is nothing to save'(open) {
      const page = opened(open);
      page.send(save);
      page.isIn('calm', { effects: [saves(makeDraft())] });
      const conflicting = compared(open, { title: 'Theirs' });
      conflicting.answer('compareTrips', conflict);
      conflicting.isIn('conflicting', { ...unsaved, effects: [...meetsOther, conflicts] });
      conflicting.send(save);
      conflicting.isIn('conflicting', { ...unsaved, effects: [conflicts] });
      const deleted = opened(open);
      deleted.send(step('delete'));
      deleted.answer('takeStep', { kind: 'deleted' });
      deleted.isIn('deleted', { effects: [isRemoved] });
      deleted.send(save);
      deleted.isIn('deleted', { effects: [isRemoved] });
    },
    'opens one item of the plan at a time, and one that is added'(open) {
      const page = opened(open);
      page.send(openWalk);
      page.isIn('calm', { context: { openItem: 'walk' } });
      page.send(openWalk);
      page.isIn('calm', { context: { openItem: null } });
      page.send(addItem('swim'), titled('By the sea'));
      page.isIn('waiting', {
        effects: [changes(withItems(makeDraft().title, 'swim'), 1), changes(withItems('By the sea', 'swim'), 1)],
        ...unsaved,
        context: { openItem: 'swim' },
      });
      page.wait(998);
      page.send(openWalk);
      page.wait(1);
      page.isIn('waiting', { ...unsaved, context: { openItem: 'walk' } });
      page.send(addItem('eat'));
      page.wait(999);
      page.isIn('waiting', {
        effects: [changes(withItems('By the sea', 'swim', 'eat'), 1)],
        ...unsaved,
        context: { openItem: 'eat' },
      });
      page.wait(1);
      page.send(addItem('rest'));
      page.fail('saveTrip');
      page.isIn('unsaved', {
        effects: [
          changes(withItems('By the sea', 'swim', 'eat'), 1, { unconfirmed: [withItems('By the sea', 'swim', 'eat')] }),
          changes(withItems('By the sea', 'swim', 'eat', 'rest'), 1, {
            unconfirmed: [withItems('By the sea', 'swim', 'eat')],
          }),
          changes(withItems('By the sea', 'swim', 'eat', 'rest'), 1, {
            unconfirmed: [withItems('By the sea', 'swim', 'eat')],
          }),
          fails,
        ],
        ...unsaved,
        context: { openItem: 'rest', message: null },
      });
      page.send(addItem('sleep'));
      page.isIn('waiting', {
        effects: [
          changes(withItems('By the sea', 'swim', 'eat', 'rest', 'sleep'), 1, {
            unconfirmed: [withItems('By the sea', 'swim', 'eat')],
          }),
        ],
        ...unsaved,
        context: { openItem: 'sleep' },
      });
    },
  },
});
