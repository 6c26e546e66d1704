import { type TripStepAnswer, tripEditingMachine } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripStep } from '#machines/trip-editing/trip-steps.ts';
import { requestOf } from '#rules/trip-draft.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { makeDraft, makeOwnTrip, makeSaved } from '#tests/kit/own-trips.ts';
import { theirs } from './trip-editing.flow.ts';

type Editing = Hand<typeof tripEditingMachine>;

const titled = (title: string) => ({ type: 'draft.edit', edit: { kind: 'fields', change: { title } } }) as const;
const step = (name: TripStep) => ({ type: 'trip.step', step: name }) as const;
const [retry, keepMine, useTheirs] = [
  { type: 'call.retry' } as const,
  { type: 'conflict.keepMine' } as const,
  { type: 'conflict.useTheirs' } as const,
];
const sends = (title: string, version: number) => ({
  saveTrip: { id: 'sea', version, trip: makeTripRequest({ title }) },
});
const takes = (name: TripStep, version: number) => ({ takeStep: { id: 'sea', version, step: name } });
const pausing = { calls: { pause: { milliseconds: 1000 } }, tags: ['unsaved'] };
const saving = ['unsaved', 'saving'];
const saved = (version: number, given = {}) => ({ kind: 'saved', saved: makeSaved({ version, ...given }) }) as const;
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
          ...{ saved: makeSaved(), draft: makeDraft(), isBehind: false, wanted: null },
          ...{ theirs: null, openItem: null, message: null },
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
    'where somebody else has saved, it is asked which one stays'(open) {
      const page = written(open);
      page.send(step('publish'));
      page.answer('saveTrip', { kind: 'outdated' });
      page.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], holds: { wanted: null } });
      page.answer('fetchTheirs', { kind: 'found', trip: theirs });
      page.sees('conflicting', { tags: ['unsaved'], holds: { theirs } });
      page.refuses(titled('Home'), step('publish'), retry);
      page.send(keepMine);
      page.sees('saving', { calls: sends('By the sea', 5), tags: saving, holds: { theirs: null } });
      const other = opened(open);
      other.send(step('publish'));
      other.answer('takeStep', { kind: 'outdated' });
      other.answer('fetchTheirs', { kind: 'found', trip: theirs });
      other.send(useTheirs);
      other.sees('calm', {
        holds: { draft: makeDraft({ title: 'Theirs' }), saved: makeSaved({ version: 5 }), theirs: null },
      });
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
    'a draft that this device kept is saved at once, or asked about over a newer version'(open) {
      const draft = makeDraft({ title: 'Kept' });
      const page = opened(open);
      page.send({ type: 'draft.restore', kept: { draft, version: 1 } });
      page.sees('saving', { calls: sends('Kept', 1), tags: saving, holds: { draft } });
      page.refuses({ type: 'draft.restore', kept: { draft, version: 1 } });
      const late = opened(open, { version: 5, title: 'Theirs' });
      late.send({ type: 'draft.restore', kept: { draft, version: 1 } });
      late.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'], holds: { draft } });
      late.answer('fetchTheirs', { kind: 'found', trip: theirs });
      late.send(keepMine);
      late.sees('saving', { calls: { saveTrip: { id: 'sea', version: 5, trip: requestOf(draft) } }, tags: saving });
    },
    'what is written while the other version is fetched is not lost'(open) {
      const page = written(open);
      page.answer('saveTrip', { kind: 'outdated' });
      page.sees('comparing', { calls: { fetchTheirs: { id: 'sea' } }, tags: ['unsaved'] });
      page.send(titled('By the sea, slowly'), { type: 'draft.edit', edit: { kind: 'item.add', day: 3, id: 'swim' } });
      page.sees('comparing', {
        calls: { fetchTheirs: { id: 'sea' } },
        tags: ['unsaved'],
        kept: ['fetchTheirs'],
        holds: { openItem: 'swim' },
      });
      page.answer('fetchTheirs', { kind: 'found', trip: theirs });
      page.send(keepMine);
      const swim = { ...tripItem(), objectId: 'swim', name: '', time: null, dayNumber: 3 };
      const trip = makeTripRequest({ title: 'By the sea, slowly', itinerary: [tripItem(), swim] });
      page.sees('saving', { calls: { saveTrip: { id: 'sea', version: 5, trip } }, tags: saving });
      const archived = opened(open, { state: 'archived' });
      archived.send(step('restore'));
      archived.answer('takeStep', { kind: 'outdated' });
      archived.refuses(titled('Home'));
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
