import { type TripStepAnswer, tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import type { TripConflict } from '#rules/merge-trips.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';

type Editing = Hand<typeof tripEditingMachine>;

const titled = (title: string) => ({ type: 'draft.edit', edit: { kind: 'fields', change: { title } } }) as const;
const step = (name: TripStep) => ({ type: 'trip.step', step: name }) as const;
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
const titleConflict: TripConflict = { path: 'title', part: { kind: 'trip', field: 'title' } };
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

export const journeys = journeysOf({
  machine: tripEditingMachine,
  file: 'trip-editing/trip-editing.machine.ts',
  journeys: {
    'a draft is saved a second after the last letter, and only then'(open) {
      const page = opened(open);
      page.sees('calm', {
        holds: {
          ...{ saved: makeSaved(), draft: makeDraft(), base: makeDraft(), lost: [], isBehind: false, wanted: null },
          ...{ theirs: null, conflicts: [], merges: 0, news: null, openItem: null, message: null },
        },
      });
      page.refuses(retry, keepMine, useTheirs, step('discard'), step('restore'));
      page.send(titled('By'));
      page.sees('waiting', { ...pausing, holds: { draft: makeDraft({ title: 'By' }) } });
      page.send(titled('By the sea'));
      page.sees('waiting', { ...pausing, anew: ['pause'], holds: { draft: makeDraft({ title: 'By the sea' }) } });
      page.refuses(retry, keepMine, useTheirs, step('discard'));
      page.answer('pause', undefined);
      page.sees('saving', { calls: sends('By the sea', 1), tags: saving });
      page.refuses(retry, keepMine, useTheirs, step('discard'));
      page.answer('saveTrip', saved(2));
      page.sees('calm', { holds: { saved: makeSaved({ version: 2 }), draft: makeDraft({ title: 'By the sea' }) } });
      const hasty = opened(open);
      hasty.send(titled('By the sea'));
      hasty.fail('pause');
      hasty.sees('saving', { calls: sends('By the sea', 1), tags: saving });
    },
    'what is written while a save is on its way is saved after it, upon its version'(open) {
      const page = written(open);
      page.send(titled('By the sea, slowly'));
      page.sees('saving', { calls: sends('By the sea', 1), tags: saving, kept: [], holds: { isBehind: true } });
      page.answer('saveTrip', saved(2));
      page.sees('waiting', { ...pausing, holds: { saved: makeSaved({ version: 2 }) } });
      page.answer('pause', undefined);
      page.sees('saving', { calls: sends('By the sea, slowly', 2), tags: saving, holds: { isBehind: false } });
    },
    'publishing waits until everything is saved'(open) {
      const page = opened(open);
      page.send(titled('By the sea'), step('publish'));
      page.sees('saving', { calls: sends('By the sea', 1), tags: saving, holds: { wanted: 'publish' } });
      page.answer('saveTrip', saved(2));
      page.sees('moving', { calls: takes('publish', 2), tags: ['moving'] });
      page.refuses(titled('Home'), step('publish'), retry);
      page.answer('takeStep', moved(3, { state: 'published' }));
      page.sees('calm', { holds: { wanted: null, saved: makeSaved({ version: 3, state: 'published' }) } });
      const busy = written(open);
      busy.send(titled('By the sea, slowly'), step('publish'));
      busy.sees('saving', {
        calls: sends('By the sea', 1),
        tags: saving,
        holds: { wanted: 'publish', isBehind: true },
      });
      busy.answer('saveTrip', saved(2));
      busy.sees('saving', { calls: sends('By the sea, slowly', 2), tags: saving, holds: { wanted: 'publish' } });
      busy.answer('saveTrip', saved(3));
      busy.sees('moving', { calls: takes('publish', 3), tags: ['moving'] });
    },
    'nothing is done that the chart of trips refuses, now or once all is saved'(open) {
      const page = opened(open, { dates: [] });
      page.refuses(step('publish'), step('unpublish'), step('archive'));
      page.send(titled('By the sea'));
      page.refuses(step('publish'), step('unpublish'));
      page.answer('pause', undefined);
      page.refuses(step('publish'), step('unpublish'));
      const public_ = opened(open, { state: 'published' });
      public_.refuses(step('publish'), step('discard'), step('delete'));
      public_.send(titled('By the sea'), step('publish'));
      public_.sees('saving', { calls: sends('By the sea', 1), tags: saving, holds: { wanted: 'publish' } });
    },
    'what is thrown away is what it was before'(open) {
      const page = opened(open, { state: 'changed', title: 'Changed' });
      page.send({ type: 'item.open', id: 'walk' }, step('discard'));
      page.sees('moving', { calls: takes('discard', 1), tags: ['moving'], holds: { openItem: 'walk' } });
      page.answer('takeStep', { kind: 'discarded', trip: makeOwnTrip({ version: 7, state: 'published' }) });
      page.sees('calm', {
        holds: { draft: makeDraft(), saved: makeSaved({ version: 7, state: 'published' }), openItem: null },
      });
    },
    'a trip that is deleted is over'(open) {
      const page = opened(open);
      page.send(step('delete'));
      page.answer('takeStep', { kind: 'deleted' });
      page.sees('deleted');
      page.refuses(titled('Home'), step('publish'), retry);
    },
    'a trip that was put away is not edited'(open) {
      const page = opened(open, { state: 'archived' });
      page.refuses(titled('By the sea'), step('publish'));
      page.send(step('restore'));
      page.sees('moving', { calls: takes('restore', 1), tags: ['moving'] });
      page.fail('takeStep', { message: 'Network Error' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { message: 'Network Error', wanted: null } });
      page.refuses(titled('By the sea'));
    },
    'a save that is refused or breaks says why, and is made again on demand or with the next letter'(open) {
      const page = written(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'refused', message: 'Please check this.' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { message: 'Please check this.', wanted: null } });
      page.refuses(step('publish'), keepMine);
      page.send(retry);
      page.sees('saving', { calls: sends('By the sea', 1), tags: saving, holds: { message: null } });
      page.fail('saveTrip', { message: 'Network Error' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { message: 'Network Error' } });
      page.send(titled('Home'));
      page.sees('waiting', { ...pausing, holds: { draft: makeDraft({ title: 'Home' }) } });
    },
    'a step that is refused says why'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'refused', message: 'Please wait.' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { message: 'Please wait.', wanted: null } });
      page.send(retry);
      page.answer('saveTrip', saved(2));
      page.sees('calm', { holds: { message: null } });
    },
    'where somebody else has changed the same, it is asked which one stays'(open) {
      const page = written(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'outdated' });
      page.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], holds: { wanted: null } });
      const notes = { notes: 'Theirs' };
      page.answer('fetchTheirs', found(5, { title: 'Theirs', ...notes }));
      page.sees('conflicting', { tags: ['unsaved'], holds: { conflicts: [titleConflict], merges: 0, news: null } });
      page.refuses(titled('Home'), step('publish'), retry);
      page.send(keepMine);
      page.sees('saving', {
        calls: { saveTrip: { id: 'sea', version: 5, trip: makeTripRequest({ title: 'By the sea', ...notes }) } },
        tags: saving,
        holds: {
          theirs: null,
          conflicts: [],
          merges: 0,
          news: 'merged',
          base: makeDraft({ title: 'Theirs', ...notes }),
        },
      });
      page.answer('saveTrip', saved(6));
      page.sees('calm', { holds: { news: 'merged', base: makeDraft({ title: 'By the sea', ...notes }) } });
      page.send(titled('Home'));
      page.sees('waiting', { ...pausing, holds: { news: null } });
      const other = written(open);
      other.answer('saveTrip', { kind: 'outdated' });
      other.answer('fetchTheirs', found(5, { title: 'Theirs', ...notes }));
      other.send(useTheirs);
      other.sees('calm', {
        holds: {
          ...{ draft: makeDraft({ title: 'Theirs', ...notes }), saved: makeSaved({ version: 5 }), theirs: null },
          ...{ conflicts: [], news: 'merged' },
        },
      });
    },
    'where somebody else has changed another part, both are saved and it is said'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      page.sees('saving', {
        calls: {
          saveTrip: { id: 'sea', version: 5, trip: makeTripRequest({ title: 'By the sea', notes: 'Theirs' }) },
        },
        tags: saving,
        holds: { theirs: null, merges: 1, news: 'merged' },
      });
      page.answer('saveTrip', saved(6));
      page.sees('calm', {
        holds: { merges: 0, news: 'merged', draft: makeDraft({ title: 'By the sea', notes: 'Theirs' }) },
      });
    },
    'what is written while theirs is fetched is merged as well'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'] });
      page.send(titled('By the sea, slowly'), {
        type: 'draft.edit',
        edit: { kind: 'item.add', day: 3, id: 'swim' },
      });
      page.sees('comparing', {
        calls: { fetchTheirs: { id: 'sea' } },
        tags: ['unsaved'],
        kept: ['fetchTheirs'],
        holds: { openItem: 'swim' },
      });
      page.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      const swim = { ...tripItem(), objectId: 'swim', name: '', time: null, dayNumber: 3 };
      const trip = { title: 'By the sea, slowly', notes: 'Theirs', itinerary: [tripItem(), swim] };
      page.sees('saving', {
        calls: { saveTrip: { id: 'sea', version: 5, trip: makeTripRequest(trip) } },
        tags: saving,
      });
    },
    'somebody who saves as often as oneself is not outrun for ever'(open) {
      const page = written(open);
      for (const version of [5, 6]) {
        page.answer('saveTrip', { kind: 'outdated' });
        page.answer('fetchTheirs', found(version, { notes: `Theirs ${version}` }));
      }
      page.sees('saving', {
        calls: {
          saveTrip: { id: 'sea', version: 6, trip: makeTripRequest({ title: 'By the sea', notes: 'Theirs 6' }) },
        },
        tags: saving,
        holds: { merges: 2 },
      });
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(7, { notes: 'Theirs 7' }));
      page.sees('unsaved', {
        tags: ['unsaved'],
        holds: { news: 'tooOften', merges: 0, theirs: null, conflicts: [] },
      });
      page.send(retry);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(7, { notes: 'Theirs 7' }));
      page.sees('saving', {
        calls: {
          saveTrip: { id: 'sea', version: 7, trip: makeTripRequest({ title: 'By the sea', notes: 'Theirs 7' }) },
        },
        tags: saving,
        holds: { news: 'merged', merges: 1 },
      });
    },
    'a step upon what somebody else has changed shows that, and is not done'(open) {
      const page = opened(open);
      page.send(step('publish'));
      page.answer('takeStep', { kind: 'outdated' });
      page.answer('fetchTheirs', found(5, { title: 'Theirs' }));
      page.sees('calm', {
        holds: {
          draft: makeDraft({ title: 'Theirs' }),
          saved: makeSaved({ version: 5 }),
          wanted: null,
          news: 'merged',
        },
      });
      const moved = opened(open);
      moved.send(step('publish'));
      moved.answer('takeStep', { kind: 'outdated' });
      moved.answer('fetchTheirs', found(5, { state: 'published' }));
      moved.sees('calm', { holds: { saved: makeSaved({ version: 5, state: 'published' }), news: null } });
    },
    'a save that was done and never answered is none of somebody else'(open) {
      const page = written(open);
      page.fail('saveTrip', { message: 'Network Error' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { lost: [makeDraft({ title: 'By the sea' })] } });
      page.send(titled('By the sea, slowly'));
      page.answer('pause', undefined);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(2, { title: 'By the sea' }));
      page.sees('saving', { calls: sends('By the sea, slowly', 2), tags: saving, holds: { lost: [], news: null } });
      page.fail('saveTrip');
      page.send(retry);
      page.answer('saveTrip', saved(3));
      page.sees('calm', { holds: { lost: [] } });
    },
    'a trip that was put away elsewhere is not merged: what is written here is shown until it is let go'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', found(5, { state: 'archived' }));
      page.sees('conflicting', { tags: ['unsaved'], holds: { conflicts: [] } });
      page.send(keepMine);
      page.sees('calm', { holds: { draft: makeDraft(), saved: makeSaved({ version: 5, state: 'archived' }) } });
    },
    'theirs may be gone, or not be had'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.fail('fetchTheirs', { message: 'Network Error' });
      page.sees('unsaved', { tags: ['unsaved'], holds: { message: 'Network Error' } });
      page.send(retry);
      page.answer('saveTrip', { kind: 'outdated' });
      page.answer('fetchTheirs', { kind: 'gone' });
      page.sees('gone');
      page.refuses(titled('Home'), retry, step('publish'));
    },
    'a draft that this device kept is saved at once, and merged over a newer version'(open) {
      const draft = makeDraft({ title: 'Kept' });
      const kept = { draft, base: makeDraft(), lost: [], version: 1 };
      const page = opened(open);
      page.send({ type: 'draft.restore', kept });
      page.sees('saving', { calls: sends('Kept', 1), tags: saving, holds: { draft } });
      page.refuses({ type: 'draft.restore', kept });
      const late = opened(open, { version: 5, notes: 'Theirs' });
      late.send({ type: 'draft.restore', kept });
      late.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], holds: { draft } });
      late.answer('fetchTheirs', found(5, { notes: 'Theirs' }));
      late.sees('saving', {
        calls: { saveTrip: { id: 'sea', version: 5, trip: makeTripRequest({ title: 'Kept', notes: 'Theirs' }) } },
        tags: saving,
        holds: { news: 'merged' },
      });
      const own = opened(open, { version: 5, title: 'Sent' });
      own.send({ type: 'draft.restore', kept: { ...kept, lost: [makeDraft({ title: 'Sent' })] } });
      own.answer('fetchTheirs', found(5, { title: 'Sent' }));
      own.sees('saving', { calls: sends('Kept', 5), tags: saving, holds: { news: null } });
    },
    'an item is opened and closed, and one that is added is open'(open) {
      const page = opened(open);
      page.send({ type: 'item.open', id: 'walk' });
      page.sees('calm', { holds: { openItem: 'walk' } });
      page.send({ type: 'item.open', id: 'walk' });
      page.sees('calm', { holds: { openItem: null } });
      const add = (id: string) => ({ type: 'draft.edit', edit: { kind: 'item.add', day: 1, id } }) as const;
      page.send(add('swim'), titled('By the sea'));
      page.sees('waiting', { ...pausing, holds: { openItem: 'swim' } });
      page.send({ type: 'item.open', id: 'walk' });
      page.sees('waiting', { ...pausing, kept: ['pause'], holds: { openItem: 'walk' } });
      page.send(add('eat'));
      page.sees('waiting', { ...pausing, anew: ['pause'], holds: { openItem: 'eat' } });
      page.answer('pause', undefined);
      page.send(add('rest'));
      page.fail('saveTrip');
      page.sees('unsaved', { tags: ['unsaved'], holds: { openItem: 'rest', message: null } });
      page.send(add('sleep'));
      page.sees('waiting', { ...pausing, holds: { openItem: 'sleep' } });
    },
  },
});
