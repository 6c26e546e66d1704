import type { TripEditingSnapshot } from '#machines/trip-editing/trip-editing.machine.ts';
import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { cover, coverOnItsWay, picture } from './dashboard.flow.ts';
import { editing, kas } from './trip-editor.flow.ts';

type Page = Run<typeof tripEditorMachine>;
type EditingState = Parameters<typeof editing>[0];

const trip = makeOwnTrip();
const flows = {
  city: { least: 2 },
  map: undefined,
  picture: followed(),
  cover: followed({ creatorId: 'creator-1' }),
  editing: followed({ trip }),
};
const folder = 'cover-image/0';
const ask = (step: 'unpublish' | 'delete') => ({ type: 'step.ask', step }) as const;
const choose = { type: 'city.choose', city: kas } as const;
const [confirm, cancel, retry, leave, logOut, leaveAnyway, stay] = [
  { type: 'step.confirm' } as const,
  { type: 'step.cancel' } as const,
  { type: 'call.retry' } as const,
  { type: 'page.leave' } as const,
  { type: 'session.leave' } as const,
  { type: 'leave.confirm' } as const,
  { type: 'leave.cancel' } as const,
];
const editingShows = (value: EditingState) => ({ type: 'xstate.snapshot.editing', snapshot: editing(value) }) as const;
const coverShows = (snapshot: ReturnType<typeof cover>) => ({ type: 'xstate.snapshot.cover', snapshot }) as const;

const toEditing = (event: object) => ({ editing: event });
const saves = toEditing({ type: 'draft.save' });
const takesStep = (step: string) => toEditing({ type: 'trip.step', step });
const setsCover = toEditing({ type: 'draft.edit', edit: { kind: 'fields', change: { coverImage: folder } } });
const addsPlace = [
  toEditing({ type: 'draft.edit', edit: { kind: 'place.add', place: kas } }),
  { city: { type: 'search.close' } },
];
const drawsMap = { map: { type: 'cities.settle', cities: ['308948'] } };
const keeps = (snapshot: TripEditingSnapshot) => ({ keepDraft: snapshot });
const heard = (...values: EditingState[]) => values.flatMap((value) => [keeps(editing(value)), drawsMap]);
const endsSession = { endSession: undefined };

const ready = (open: Open<typeof tripEditorMachine>): Page => {
  const page = open({ id: 'sea' });
  page.answer('fetchTrip', { kind: 'found', trip, kept: null });
  return page;
};
const isReady = (page: Page, state: string, effects: Effect[] = [], context = {}) =>
  page.isIn(`ready.${state}`, { calls: flows, effects, context });

export const journeys = journeysOf({
  machine: tripEditorMachine,
  file: 'trip-editor/trip-editor.machine.ts',
  journeys: {
    'reads a trip and opens it'(open) {
      const page = open({ id: 'sea' });
      page.isIn('loading', {
        calls: { fetchTrip: { id: 'sea' } },
        context: {
          ...{ trip: null, kept: null, asked: null, isLoggingOut: false, folder: null, isSendingCover: false },
          message: null,
        },
      });
      page.rejects(retry, ask('delete'), choose, confirm, cancel);
      page.answer('fetchTrip', { kind: 'found', trip, kept: null });
      isReady(page, 'open', [], { trip });
      page.rejects(retry, confirm, cancel);
    },
    'restores a draft that this tab has kept, once'(open) {
      const kept = { draft: makeDraft({ title: 'Kept' }), base: makeDraft(), lost: [], version: 1 };
      const page = open({ id: 'sea' });
      page.answer('fetchTrip', { kind: 'found', trip, kept });
      isReady(page, 'open', [toEditing({ type: 'draft.restore', kept })]);
      page.send(ask('unpublish'), cancel, ask('unpublish'), confirm);
      isReady(page, 'open', [takesStep('unpublish')]);
      page.send(choose);
      isReady(page, 'open', addsPlace);
      page.send(leave, editingShows('unsaved'), stay);
      isReady(page, 'open', [saves, ...heard('unsaved')]);
      page.send(logOut, editingShows('unsaved'), leaveAnyway);
      isReady(page, 'open', [saves, ...heard('unsaved'), endsSession]);
      page.send(ask('unpublish'), choose);
      isReady(page, 'asked', addsPlace);
    },
    'says that a trip is missing or could not be loaded'(open) {
      const page = open({ id: 'sea' });
      page.send(logOut);
      page.fail('fetchTrip', { message: 'Network Error' });
      page.isIn('failed', { effects: [endsSession], context: { message: 'Network Error' } });
      page.send(logOut, retry);
      page.isIn('loading', { calls: { fetchTrip: { id: 'sea' } }, effects: [endsSession] });
      page.answer('fetchTrip', { kind: 'gone' });
      page.isIn('nobody');
      page.rejects(retry);
    },
    'asks before a step that is not easily undone'(open) {
      const page = ready(open);
      page.send(ask('unpublish'));
      isReady(page, 'asked', [], { asked: 'unpublish' });
      page.rejects(ask('delete'));
      page.send(cancel);
      isReady(page, 'open', [], { asked: null });
      page.send(ask('delete'), confirm);
      isReady(page, 'open', [takesStep('delete')], { asked: null });
    },
    'leaves once everything is saved'(open) {
      const page = ready(open);
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      page.rejects(leaveAnyway, stay, ask('delete'));
      page.send(editingShows('saving'), editingShows('moving'));
      isReady(page, 'leaving', [saves, ...heard('saving', 'moving')]);
      page.send(editingShows('calm'));
      isReady(page, 'left', heard('calm'));
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      isReady(page, 'leaving', [saves]);
    },
    'asks before it leaves what could not be saved, or after three seconds'(open) {
      const page = ready(open);
      page.send(leave, editingShows('unsaved'));
      page.rejects(ask('delete'));
      page.send(stay);
      isReady(page, 'open', [saves, ...heard('unsaved')]);
      page.send(leave, editingShows('conflicting'));
      isReady(page, 'unsure', [saves, ...heard('conflicting')]);
      page.send(editingShows('saving'), leaveAnyway);
      isReady(page, 'left', heard('saving'));
      const slow = ready(open);
      slow.send(ask('unpublish'), leave);
      slow.wait(2_999);
      isReady(slow, 'leaving', [saves], { asked: null });
      slow.wait(1);
      isReady(slow, 'unsure');
      slow.send(leave);
      slow.wait(3_000);
      slow.send(editingShows('calm'));
      isReady(slow, 'left', [saves, ...heard('calm')]);
    },
    'leaves once a cover that is being sent is in the draft and saved'(open) {
      const page = ready(open);
      page.send(coverShows(coverOnItsWay), leave, editingShows('calm'), coverShows(cover(folder)));
      isReady(page, 'leaving', [saves, ...heard('calm'), setsCover]);
      page.send(coverShows(cover(null)), editingShows('saving'), editingShows('calm'));
      isReady(page, 'left', heard('saving', 'calm'));
      const slow = ready(open);
      slow.send(coverShows(coverOnItsWay), leave);
      slow.wait(3_000);
      slow.send(editingShows('calm'));
      isReady(slow, 'unsure', [saves, ...heard('calm')]);
      slow.send(leaveAnyway);
      isReady(slow, 'left');
    },
    'logs out once everything is saved'(open) {
      const page = ready(open);
      page.send(logOut);
      isReady(page, 'leaving', [saves], { isLoggingOut: true });
      page.send(editingShows('calm'));
      isReady(page, 'open', [keeps(editing('calm')), endsSession, drawsMap]);
      const unsaved = ready(open);
      unsaved.send(logOut, editingShows('unsaved'), stay, leave, editingShows('unsaved'), leaveAnyway);
      isReady(unsaved, 'left', [saves, ...heard('unsaved'), saves, ...heard('unsaved')], { isLoggingOut: false });
    },
    'leaves or logs out without the cover of a trip that is deleted'(open) {
      const page = ready(open);
      page.send(coverShows(coverOnItsWay), editingShows('moving'), leave, editingShows('deleted'));
      isReady(page, 'left', [...heard('moving'), saves, ...heard('deleted')]);
      const out = ready(open);
      out.send(coverShows(cover(folder)), editingShows('moving'), logOut, editingShows('deleted'));
      isReady(out, 'open', [setsCover, ...heard('moving'), saves, keeps(editing('deleted')), endsSession, drawsMap]);
    },
    'sends a drawn picture, and puts the uploaded cover into the draft'(open) {
      const page = ready(open);
      const pictureShows = (id: string | null) => ({ type: 'xstate.snapshot.picture', snapshot: picture(id) }) as const;
      page.send(pictureShows(null), pictureShows('picture-1'));
      isReady(page, 'open', [
        { cover: { type: 'picture.settle', pictureId: null } },
        { cover: { type: 'picture.settle', pictureId: 'picture-1' } },
      ]);
      page.send(coverShows(coverOnItsWay));
      isReady(page, 'open', [], { folder: null, isSendingCover: true });
      page.send(coverShows(cover(folder)));
      isReady(page, 'open', [setsCover], { folder, isSendingCover: false });
      const taken = editing('saving', { coverImage: folder });
      page.send({ type: 'xstate.snapshot.editing', snapshot: taken });
      isReady(page, 'open', [keeps(taken), drawsMap, { cover: { type: 'folder.take' } }]);
      page.send(coverShows(cover(null)));
      isReady(page, 'open', [], { folder: null });
    },
    'holds an uploaded cover back until the draft takes it'(open) {
      const page = ready(open);
      page.send(coverShows(cover(folder)), editingShows('moving'), editingShows('conflicting'));
      isReady(page, 'open', [setsCover, ...heard('moving', 'conflicting')]);
      page.send(editingShows('calm'));
      isReady(page, 'open', [...heard('calm'), setsCover]);
      page.send(leave, editingShows('moving'), editingShows('calm'));
      isReady(page, 'leaving', [saves, ...heard('moving', 'calm'), setsCover]);
      page.send(coverShows(cover(null)), editingShows('calm'));
      isReady(page, 'left', heard('calm'));
      const unsaved = ready(open);
      unsaved.send(coverShows(cover(folder)), leave, editingShows('unsaved'));
      isReady(unsaved, 'unsure', [setsCover, saves, ...heard('unsaved'), setsCover]);
    },
  },
});
