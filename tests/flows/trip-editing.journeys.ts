import type { OfKind } from '#machines/call.ts';
import { type TripStepAnswer, tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import { editedDraft } from '#rules/edit-trip.ts';
import type { ComparedTrips, TripComparison } from '#rules/merge-trips.ts';
import type { Sides } from '#rules/three-way.ts';
import type { TripDraft } from '#rules/trip-draft.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';

type Editing = Run<typeof tripEditingMachine>;

const titled = (title: string) => ({ type: 'draft.edit', edit: { kind: 'fields', change: { title } } }) as const;
const step = (name: TripStep) => ({ type: 'trip.step', step: name }) as const;
const save = { type: 'draft.save' } as const;
const [retry, keepMine, useTheirs] = [
  { type: 'call.retry' } as const,
  { type: 'conflict.settle', paths: [] as string[] } as const,
  { type: 'conflict.settle', paths: ['title'] } as const,
];
const sends = (title: string, version: number) => ({
  saveTrip: { id: 'sea', version, trip: makeTripRequest({ title }) },
});
const takes = (name: TripStep, version: number) => ({ takeStep: { id: 'sea', version, step: name } });
const pausing = { calls: { pause: { milliseconds: 1000 } }, tags: ['unsaved'] };
const saving = ['unsaved', 'saving'];
const saved = (version: number, given = {}) => ({ kind: 'saved', saved: makeSaved({ version, ...given }) }) as const;
const found = (version: number, given = {}) => ({ kind: 'found', trip: makeOwnTrip({ version, ...given }) }) as const;
const asked: OfKind<ComparedTrips, 'asked'> = {
  kind: 'asked',
  conflicts: [{ path: 'title', part: { kind: 'trip', field: 'title' } }],
};
const both = { title: 'By the sea', notes: 'Theirs' };
const merged = { kind: 'merged', draft: makeDraft(both), isNews: true } as const;
const sendsBoth = (version: number) => ({ saveTrip: { id: 'sea', version, trip: makeTripRequest(both) } });
const moved = (version: number, given = {}): TripStepAnswer => ({
  kind: 'moved',
  saved: makeSaved({ version, ...given }),
});

const opened = (open: Open<typeof tripEditingMachine>, given = {}): Editing => open({ trip: makeOwnTrip(given) });
const written = (open: Open<typeof tripEditingMachine>, given = {}): Editing => {
  const page = opened(open, given);
  page.send(titled('By the sea'));
  page.answer('pause', undefined);
  return page;
};

const compared = (open: Open<typeof tripEditingMachine>, theirs: object): Editing => {
  const page = written(open);
  page.answer('saveTrip', { kind: 'outdated' });
  page.answer('fetchTheirs', found(5, theirs));
  return page;
};
const compares = (
  theirs: object,
  { chosen = null, isPutAway = false, ...sides }: Partial<Omit<TripComparison, 'sides'> & Sides<TripDraft>> = {},
  mine = makeDraft({ title: 'By the sea' }),
) => ({
  compareTrips: {
    sides: { base: makeDraft(), mine, theirs: makeDraft(theirs), sent: [], ...sides },
    ...{ isPutAway, chosen },
  },
});
const withItems = (title: string, ...ids: string[]) =>
  ids.reduce((draft, id) => editedDraft(draft, { kind: 'item.add', day: 3, id }), makeDraft({ title }));

export const journeys = journeysOf({
  machine: tripEditingMachine,
  file: 'trip-editing/trip-editing.machine.ts',
  journeys: {
    'a draft is saved a second after the last letter, and only then'(open) {
      const page = opened(open);
      page.isIn('calm', {
        context: {
          ...{ saved: makeSaved(), draft: makeDraft(), base: makeDraft(), sending: makeDraft(), lost: [] },
          ...{ isBehind: false, wanted: null },
          ...{ theirs: null, conflicts: [], chosen: null, merges: 0, news: null, openItem: null, message: null },
        },
      });
      page.rejects(retry, keepMine, useTheirs, step('discard'), step('restore'));
      page.send(titled('By'));
      page.isIn('waiting', { ...pausing, context: { draft: makeDraft({ title: 'By' }) } });
      page.send(titled('By the sea'));
      page.isIn('waiting', {
        ...pausing,
        restarted: ['pause'],
        context: { draft: makeDraft({ title: 'By the sea' }) },
      });
      page.rejects(retry, keepMine, useTheirs, step('discard'));
      page.answer('pause', undefined);
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving });
      page.rejects(retry, keepMine, useTheirs, step('discard'));
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { context: { saved: makeSaved({ version: 2 }), draft: makeDraft({ title: 'By the sea' }) } });
      const hasty = opened(open);
      hasty.send(titled('By the sea'));
      hasty.fail('pause');
      hasty.isIn('saving', { calls: sends('By the sea', 1), tags: saving });
    },
    'whoever leaves waits for no pause, and what could not be saved is sent once more'(open) {
      const page = opened(open);
      page.rejects(save);
      page.send(titled('By the sea'), save);
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving });
      page.rejects(save);
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.send(save);
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving, context: { message: null } });
      for (const version of [5, 6, 7]) {
        page.answer('saveTrip', { kind: 'outdated' });
        page.answer('fetchTheirs', found(version, { notes: 'Theirs' }));
        page.answer('compareTrips', merged);
      }
      page.isIn('unsaved', { tags: ['unsaved'], context: { news: 'tooOften' } });
      page.send(save);
      page.isIn('saving', { calls: sendsBoth(6), tags: saving, context: { news: null } });
    },
    'what is written while a save is on its way is saved after it, upon its version'(open) {
      const page = written(open);
      page.send(titled('By the sea, slowly'));
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving, same: [], context: { isBehind: true } });
      page.answer('saveTrip', saved(2));
      page.isIn('waiting', { ...pausing, context: { saved: makeSaved({ version: 2 }) } });
      page.answer('pause', undefined);
      page.isIn('saving', { calls: sends('By the sea, slowly', 2), tags: saving, context: { isBehind: false } });
    },
    'publishing waits until everything is saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), step('publish'));
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving, context: { wanted: 'publish' } });
      page.answer('saveTrip', saved(2));
      page.isIn('moving', { calls: takes('publish', 2), tags: ['moving'] });
      page.rejects(titled('Home'), step('publish'), retry);
      page.answer('takeStep', moved(3, { state: 'published' }));
      page.isIn('calm', { context: { wanted: null, saved: makeSaved({ version: 3, state: 'published' }) } });
      const busy = written(open);
      busy.send(titled('By the sea, slowly'), step('publish'));
      busy.isIn('saving', {
        calls: sends('By the sea', 1),
        tags: saving,
        context: { wanted: 'publish', isBehind: true },
      });
      busy.answer('saveTrip', saved(2));
      busy.isIn('saving', { calls: sends('By the sea, slowly', 2), tags: saving, context: { wanted: 'publish' } });
      busy.answer('saveTrip', saved(3));
      busy.isIn('moving', { calls: takes('publish', 3), tags: ['moving'] });
    },
    'nothing is done that the chart of trips refuses, now or once all is saved'(open) {
      const page = opened(open, { dates: [] });
      page.rejects(step('publish'), step('unpublish'), step('archive'));
      page.send(titled('By the sea'));
      page.rejects(step('publish'), step('unpublish'));
      page.answer('pause', undefined);
      page.rejects(step('publish'), step('unpublish'));
      const public_ = opened(open, { state: 'published' });
      public_.rejects(step('publish'), step('discard'), step('delete'));
      public_.send(titled('By the sea'), step('publish'));
      public_.isIn('saving', { calls: sends('By the sea', 1), tags: saving, context: { wanted: 'publish' } });
    },
    'what is thrown away is what it was before'(open) {
      const page = opened(open, { state: 'changed', title: 'Changed' });
      page.send({ type: 'item.open', id: 'walk' }, step('discard'));
      page.isIn('moving', { calls: takes('discard', 1), tags: ['moving'], context: { openItem: 'walk' } });
      page.answer('takeStep', { kind: 'discarded', trip: makeOwnTrip({ version: 7, state: 'published' }) });
      page.isIn('calm', {
        context: { draft: makeDraft(), saved: makeSaved({ version: 7, state: 'published' }), openItem: null },
      });
    },
    'a trip that is deleted is over'(open) {
      const page = opened(open);
      page.send(step('delete'));
      page.answer('takeStep', { kind: 'deleted' });
      page.isIn('deleted');
      page.rejects(titled('Home'), step('publish'), retry);
    },
    'a trip that was put away is not edited'(open) {
      const page = opened(open, { state: 'archived' });
      page.rejects(titled('By the sea'), step('publish'));
      page.send(step('restore'));
      page.isIn('moving', { calls: takes('restore', 1), tags: ['moving'] });
      page.fail('takeStep', { message: 'Network Error' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { message: 'Network Error', wanted: null } });
      page.rejects(titled('By the sea'));
    },
    'a save that is refused or breaks says why, and is made again on demand or with the next letter'(open) {
      const page = written(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { message: 'Please check this.', wanted: null } });
      page.rejects(step('publish'), keepMine);
      page.send(retry);
      page.isIn('saving', { calls: sends('By the sea', 1), tags: saving, context: { message: null } });
      page.fail('saveTrip', { message: 'Network Error' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { message: 'Network Error' } });
      page.send(titled('Home'));
      page.isIn('waiting', { ...pausing, context: { draft: makeDraft({ title: 'Home' }) } });
    },
    'what cannot be saved can be thrown away all the same'(open) {
      const page = written(open, { state: 'changed' });
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', { kind: 'refused', message: 'There is no room.' });
      page.rejects(step('publish'), step('unpublish'), step('delete'));
      page.send(step('discard'));
      page.isIn('moving', {
        calls: takes('discard', 1),
        tags: ['moving'],
        context: { wanted: 'discard', message: null },
      });
      page.answer('takeStep', { kind: 'discarded', trip: makeOwnTrip({ version: 7, state: 'published' }) });
      page.isIn('calm', { context: { draft: makeDraft(), saved: makeSaved({ version: 7, state: 'published' }) } });
      const other = written(open);
      for (const version of [5, 6, 7]) {
        other.answer('saveTrip', { kind: 'outdated' });
        other.answer('fetchTheirs', found(version, { notes: 'Theirs' }));
        other.answer('compareTrips', merged);
      }
      other.rejects(step('publish'), step('discard'));
      other.send(step('delete'));
      other.isIn('moving', { calls: takes('delete', 6), tags: ['moving'], context: { wanted: 'delete', news: null } });
      other.fail('takeStep', { message: 'Network Error' });
      other.isIn('unsaved', {
        tags: ['unsaved'],
        context: { message: 'Network Error', wanted: null, draft: makeDraft(both) },
      });
      other.send(step('delete'));
      other.answer('takeStep', { kind: 'deleted' });
      other.isIn('deleted');
    },
    'a step that is refused says why'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'refused', message: 'Please wait.' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { message: 'Please wait.', wanted: null } });
      page.send(retry);
      page.answer('saveTrip', saved(2));
      page.isIn('calm', { context: { message: null } });
    },
    'where somebody else has changed the same, it is asked which one stays'(open) {
      const page = compared(open, { title: 'Theirs' });
      page.isIn('merging', { calls: compares({ title: 'Theirs' }), tags: ['unsaved'] });
      page.answer('compareTrips', asked);
      page.isIn('conflicting', { tags: ['unsaved'], context: { conflicts: asked.conflicts, merges: 0, news: null } });
      page.rejects(titled('Home'), step('publish'), retry);
      page.send(keepMine);
      page.isIn('merging', { calls: compares({ title: 'Theirs' }, { chosen: [] }), tags: ['unsaved'] });
      page.answer('compareTrips', merged);
      page.isIn('saving', {
        calls: sendsBoth(5),
        tags: saving,
        context: { theirs: null, conflicts: [], merges: 1, news: 'merged', base: makeDraft({ title: 'Theirs' }) },
      });
      page.answer('saveTrip', saved(6));
      page.isIn('calm', { context: { news: 'merged', merges: 0, base: makeDraft(both) } });
      page.send(titled('Home'));
      page.isIn('waiting', { ...pausing, context: { news: null } });
      const other = compared(open, { title: 'Theirs' });
      other.answer('compareTrips', asked);
      other.send(useTheirs);
      other.isIn('merging', { calls: compares({ title: 'Theirs' }, { chosen: ['title'] }), tags: ['unsaved'] });
      other.answer('compareTrips', { kind: 'theirs', isNews: true });
      other.isIn('calm', {
        context: {
          ...{ draft: makeDraft({ title: 'Theirs' }), saved: makeSaved({ version: 5 }), theirs: null },
          ...{ conflicts: [], merges: 0, news: 'merged' },
        },
      });
      other.send(titled('By the sea'));
      other.answer('pause', undefined);
      other.answer('saveTrip', { kind: 'outdated' });
      other.answer('fetchTheirs', found(7));
      other.isIn('merging', {
        calls: compares({}, { base: makeDraft({ title: 'Theirs' }) }),
        tags: ['unsaved'],
      });
    },
    'where somebody else has written the same, nothing is left to be saved'(open) {
      const page = written(open);
      page.send(titled('By the sea, slowly'));
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(5, { title: 'By the sea, slowly' }));
      page.answer('compareTrips', { kind: 'theirs', isNews: true });
      page.isIn('calm', { context: { draft: makeDraft({ title: 'By the sea, slowly' }) } });
    },
    'where somebody else has changed another part, both are saved and it is said'(open) {
      const page = compared(open, { notes: 'Theirs' });
      page.answer('compareTrips', merged);
      page.isIn('saving', { calls: sendsBoth(5), tags: saving, context: { theirs: null, merges: 1, news: 'merged' } });
      page.answer('saveTrip', saved(6));
      page.isIn('calm', { context: { merges: 0, news: 'merged', draft: makeDraft(both) } });
    },
    'what is written while theirs is fetched and compared is merged as well'(open) {
      const page = written(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'outdated' });
      page.isIn('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], context: { wanted: null } });
      page.send(titled('By'), { type: 'draft.edit', edit: { kind: 'item.add', day: 3, id: 'swim' } });
      page.isIn('comparing', {
        calls: { fetchTheirs: { id: 'sea' } },
        tags: ['unsaved'],
        same: ['fetchTheirs'],
        context: { draft: withItems('By', 'swim'), openItem: 'swim' },
      });
      page.rejects(step('publish'));
      page.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      page.isIn('merging', { calls: compares({ notes: 'Theirs' }, {}, withItems('By', 'swim')), tags: ['unsaved'] });
      page.send(titled('By the sea'), { type: 'draft.edit', edit: { kind: 'item.add', day: 3, id: 'eat' } });
      page.isIn('merging', {
        calls: compares({ notes: 'Theirs' }, {}, withItems('By the sea', 'swim', 'eat')),
        tags: ['unsaved'],
        restarted: ['compareTrips'],
        context: { openItem: 'eat' },
      });
      page.rejects(step('publish'));
    },
    'a trip that was put away is not edited while another version of it is fetched and compared'(open) {
      const page = opened(open, { state: 'archived' });
      page.send(step('restore'));
      page.answer('takeStep', { kind: 'outdated' });
      page.rejects(titled('Home'));
      page.answer('fetchTheirs', found(5));
      page.rejects(titled('Home'));
    },
    'somebody who saves as often as oneself is not outrun for ever'(open) {
      const page = written(open);
      const merge = (version: number) => {
        page.answer('saveTrip', { kind: 'outdated' });
        page.answer('fetchTheirs', found(version, { notes: 'Theirs' }));
        page.answer('compareTrips', merged);
      };
      merge(5);
      merge(6);
      page.isIn('saving', { calls: sendsBoth(6), tags: saving, context: { merges: 2 } });
      merge(7);
      page.isIn('unsaved', { tags: ['unsaved'], context: { news: 'tooOften', merges: 0, theirs: null } });
      page.send(retry);
      page.isIn('saving', { calls: sendsBoth(6), tags: saving, context: { news: null } });
      merge(7);
      page.isIn('saving', { calls: sendsBoth(7), tags: saving, context: { news: 'merged', merges: 1 } });
      merge(8);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(9));
      page.answer('compareTrips', { kind: 'theirs', isNews: false });
      page.isIn('calm', { context: { merges: 0, news: null } });
    },
    'what was decided is saved, however often there were merges before'(open) {
      const page = written(open);
      for (const version of [5, 6]) {
        page.answer('saveTrip', { kind: 'outdated' });
        page.answer('fetchTheirs', found(version, { notes: 'Theirs' }));
        page.answer('compareTrips', merged);
      }
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(7, { title: 'Theirs' }));
      page.answer('compareTrips', asked);
      page.send(keepMine);
      page.answer('compareTrips', merged);
      page.isIn('saving', { calls: sendsBoth(7), tags: saving, context: { merges: 1 } });
    },
    'a step upon what somebody else has changed shows that, and is not done'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'outdated' });
      page.isIn('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], context: { wanted: null } });
      page.answer('fetchTheirs', found(5, { title: 'Theirs' }));
      page.answer('compareTrips', { kind: 'theirs', isNews: true });
      page.isIn('calm', {
        context: {
          ...{ draft: makeDraft({ title: 'Theirs' }), base: makeDraft({ title: 'Theirs' }) },
          ...{ saved: makeSaved({ version: 5 }), wanted: null, news: 'merged' },
        },
      });
    },
    'what was sent and never answered goes to what compares, until it is known'(open) {
      const page = written(open);
      page.fail('saveTrip', { message: 'Network Error' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { lost: [makeDraft({ title: 'By the sea' })] } });
      page.send(retry);
      page.fail('saveTrip');
      page.send(retry);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(2, { title: 'By the sea' }));
      const sent = [makeDraft({ title: 'By the sea' }), makeDraft({ title: 'By the sea' })];
      page.isIn('merging', { calls: compares({ title: 'By the sea' }, { sent }), tags: ['unsaved'] });
      page.answer('compareTrips', { ...merged, isNews: false });
      page.isIn('saving', { calls: sendsBoth(2), tags: saving, context: { lost: [], news: null } });
      page.fail('saveTrip');
      page.send(retry);
      page.answer('saveTrip', saved(3));
      page.isIn('calm', { context: { lost: [] } });
    },
    'what is compared is told that a trip was put away elsewhere'(open) {
      const page = compared(open, { state: 'archived' });
      page.isIn('merging', { calls: compares({}, { isPutAway: true }), tags: ['unsaved'] });
    },
    'theirs may be gone, or not be had, or not be compared'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.fail('fetchTheirs', { message: 'Network Error' });
      page.isIn('unsaved', { tags: ['unsaved'], context: { message: 'Network Error' } });
      page.send(retry);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(5));
      page.fail('compareTrips', { message: 'Failed to fetch a script' });
      page.isIn('unsaved', {
        tags: ['unsaved'],
        context: { message: null, draft: makeDraft({ title: 'By the sea' }) },
      });
      page.send(retry);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', { kind: 'gone' });
      page.isIn('gone');
      page.rejects(titled('Home'), retry, step('publish'));
    },
    'a draft that this device kept is saved at once, and compared with a newer version'(open) {
      const draft = makeDraft({ title: 'Kept' });
      const sent = [makeDraft({ title: 'Sent' })];
      const kept = { draft, base: makeDraft({ notes: 'Once' }), lost: sent, version: 1 };
      const page = opened(open);
      page.send({ type: 'draft.restore', kept });
      page.isIn('saving', { calls: sends('Kept', 1), tags: saving, context: { draft } });
      page.rejects({ type: 'draft.restore', kept });
      const late = opened(open, { version: 5, notes: 'Theirs' });
      late.send({ type: 'draft.restore', kept });
      late.isIn('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], context: { draft } });
      late.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      late.isIn('merging', {
        calls: compares({ notes: 'Theirs' }, { base: kept.base, sent }, draft),
        tags: ['unsaved'],
      });
    },
    'an item is opened and closed, and one that is added is open'(open) {
      const page = opened(open);
      page.send({ type: 'item.open', id: 'walk' });
      page.isIn('calm', { context: { openItem: 'walk' } });
      page.send({ type: 'item.open', id: 'walk' });
      page.isIn('calm', { context: { openItem: null } });
      const add = (id: string) => ({ type: 'draft.edit', edit: { kind: 'item.add', day: 1, id } }) as const;
      page.send(add('swim'), titled('By the sea'));
      page.isIn('waiting', { ...pausing, context: { openItem: 'swim' } });
      page.send({ type: 'item.open', id: 'walk' });
      page.isIn('waiting', { ...pausing, same: ['pause'], context: { openItem: 'walk' } });
      page.send(add('eat'));
      page.isIn('waiting', { ...pausing, restarted: ['pause'], context: { openItem: 'eat' } });
      page.answer('pause', undefined);
      page.send(add('rest'));
      page.fail('saveTrip');
      page.isIn('unsaved', { tags: ['unsaved'], context: { openItem: 'rest', message: null } });
      page.send(add('sleep'));
      page.isIn('waiting', { ...pausing, context: { openItem: 'sleep' } });
    },
  },
});
