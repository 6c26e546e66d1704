import { type ConfirmedStep, tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { kas, unsavedTrip } from './trip-editor.flow.ts';

type Page = Run<typeof tripEditorMachine>;

const trip = makeOwnTrip();
const flowsWith = (unsaved: typeof unsavedTrip | null) => ({
  city: { minLetters: 2 },
  map: undefined,
  picture: undefined,
  cover: { creatorId: 'creator-1' },
  queue: { creatorId: 'creator-1' },
  editing: { trip, unsaved },
});
const choose = { type: 'city.choose', city: kas } as const;
const retry = { type: 'call.retry' } as const;
const leave = { type: 'page.leave' } as const;
const logOut = { type: 'session.leave' } as const;
const leaveAnyway = { type: 'leave.confirm' } as const;
const stay = { type: 'leave.cancel' } as const;
const [changed, saved, failed, conflict, removed] = [
  { type: 'draft.changed', unsaved: unsavedTrip } as const,
  { type: 'draft.saved', draft: makeDraft() } as const,
  { type: 'save.failed' } as const,
  { type: 'conflict.found' } as const,
  { type: 'trip.removed' } as const,
];
const [uploading, uploaded, notUploaded] = [
  { type: 'cover.uploading' } as const,
  { type: 'cover.uploaded', folder: 'cover-image/0', slot: 'cover' } as const,
  { type: 'cover.failed' } as const,
];

const toEditing = (event: object) => ({ editing: event });
const saves = toEditing({ type: 'draft.save' });
const addsPlace = [
  toEditing({ type: 'draft.edit', edit: { kind: 'place.add', place: kas } }),
  { city: { type: 'search.close' } },
];
const drawsMap = { map: { type: 'cities.change', cities: ['308948'] } };
const stores = { storeDraft: unsavedTrip };
const clears = { clearStoredDraft: undefined };
const setsCover = [toEditing({ type: 'picture.set', folder: 'cover-image/0', slot: 'cover' })];
const endsSession = { endSession: undefined };

const ready = (open: Open<typeof tripEditorMachine>): Page => {
  const page = open({ id: 'sea' });
  page.answer('fetchTrip', { kind: 'found', trip, unsaved: null });
  return page;
};
const isReady = (page: Page, state: string, effects: Effect[] = [], context = {}) =>
  page.isIn(`ready.${state}`, { calls: flowsWith(null), effects, context });

export const journeys = journeysOf({
  machine: tripEditorMachine,
  file: 'trip-editor/trip-editor.machine.ts',
  journeys: {
    'loads a trip and opens it'(open) {
      const page = open({ id: 'sea' });
      page.isIn('loading', {
        calls: { fetchTrip: { id: 'sea' } },
        context: {
          trip: null,
          unsaved: null,
          isLoggingOut: false,
          isUploading: false,
          isQueueUploading: false,
          step: null,
          message: null,
        },
      });
      page.rejects(retry, choose);
      page.answer('fetchTrip', { kind: 'found', trip, unsaved: null });
      isReady(page, 'open', [], { trip });
      page.rejects(retry);
      page.send(choose);
      isReady(page, 'open', addsPlace);
    },
    'takes a step once it is confirmed, and none that was cancelled or is overtaken'(open) {
      const page = ready(open);
      const [confirm, cancel] = [{ type: 'action.confirm' } as const, { type: 'action.cancel' } as const];
      const request = (step: ConfirmedStep) => ({ type: 'step.request', step }) as const;
      page.rejects(confirm, cancel);
      page.send(request('discard'), cancel, request('delete'));
      isReady(page, 'confirming', [], { step: 'delete' });
      page.rejects(request('archive'));
      page.send(changed, saved, confirm);
      isReady(page, 'open', [stores, drawsMap, clears, drawsMap, toEditing({ type: 'trip.step', step: 'delete' })]);
      page.send(request('discardUnsaved'), confirm);
      isReady(page, 'open', [toEditing({ type: 'draft.discard' })]);
      page.send(request('archive'), conflict);
      isReady(page, 'open');
      page.send(request('unpublish'), removed);
      isReady(page, 'open', [clears]);
      page.send(request('delete'), leave);
      isReady(page, 'leaving', [saves]);
    },
    'edits the draft that this tab has stored, and stores it until it is saved'(open) {
      const page = open({ id: 'sea' });
      page.answer('fetchTrip', { kind: 'found', trip, unsaved: unsavedTrip });
      page.isIn('ready.open', { calls: flowsWith(unsavedTrip), context: { unsaved: unsavedTrip } });
      page.send(changed);
      page.isIn('ready.open', { calls: flowsWith(unsavedTrip), effects: [stores, drawsMap] });
      page.send(saved);
      page.isIn('ready.open', { calls: flowsWith(unsavedTrip), effects: [clears, drawsMap] });
      page.send(removed);
      page.isIn('ready.open', { calls: flowsWith(unsavedTrip), effects: [clears] });
    },
    'says that a trip is missing or could not be loaded'(open) {
      const page = open({ id: 'sea' });
      page.send(logOut);
      page.fail('fetchTrip', { message: 'Network Error' });
      page.isIn('failed', { effects: [endsSession], context: { message: 'Network Error' } });
      page.send(logOut, retry);
      page.isIn('loading', { calls: { fetchTrip: { id: 'sea' } }, effects: [endsSession] });
      page.answer('fetchTrip', { kind: 'gone' });
      page.isIn('notFound');
      page.rejects(retry);
    },
    'leaves once everything is saved'(open) {
      const page = ready(open);
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      page.rejects(leaveAnyway, stay);
      page.send(changed);
      isReady(page, 'leaving', [saves, stores, drawsMap]);
      page.send(saved);
      isReady(page, 'left', [clears, drawsMap]);
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      isReady(page, 'leaving', [saves]);
    },
    'asks before it leaves what could not be saved, or after three seconds'(open) {
      const page = ready(open);
      page.send(leave, failed, stay);
      isReady(page, 'open', [saves]);
      page.send(leave, conflict);
      isReady(page, 'unsure', [saves]);
      page.send(changed, leaveAnyway);
      isReady(page, 'left', [stores, drawsMap]);
      const slow = ready(open);
      slow.send(leave);
      slow.wait(2_999);
      isReady(slow, 'leaving', [saves]);
      slow.wait(1);
      isReady(slow, 'unsure');
      slow.send(leave);
      slow.wait(3_000);
      slow.send(saved);
      isReady(slow, 'left', [saves, clears, drawsMap]);
    },
    'leaves once a cover that is being uploaded is in the draft and saved'(open) {
      const page = ready(open);
      page.send(uploading, leave, saved);
      isReady(page, 'leaving', [saves, clears, drawsMap], { isUploading: true });
      page.send(uploaded, saved);
      isReady(page, 'left', [...setsCover, clears, drawsMap], { isUploading: false });
      const slow = ready(open);
      slow.send(uploading, leave);
      slow.wait(3_000);
      slow.send(saved);
      isReady(slow, 'unsure', [saves, clears, drawsMap]);
      slow.send(notUploaded, saved);
      isReady(slow, 'left', [clears, drawsMap], { isUploading: false });
    },
    'leaves once several pictures are uploaded, added to the draft and saved'(open) {
      const [starts, fails] = [{ type: 'pictures.uploading' } as const, { type: 'pictures.failed' } as const];
      const added = { type: 'pictures.uploaded', folder: 'cover-image/1', slot: 'story' } as const;
      const sets = toEditing({ type: 'picture.set', folder: 'cover-image/1', slot: 'story' });
      const page = ready(open);
      page.send(starts, uploading, leave, uploaded, saved);
      isReady(page, 'leaving', [saves, ...setsCover, clears, drawsMap], { isUploading: false, isQueueUploading: true });
      page.send(added, starts, saved);
      isReady(page, 'leaving', [sets, clears, drawsMap], { isQueueUploading: true });
      page.send(fails, saved);
      isReady(page, 'left', [clears, drawsMap], { isQueueUploading: false });
      const last = ready(open);
      last.send(starts, leave, added, saved);
      isReady(last, 'left', [saves, sets, clears, drawsMap], { isQueueUploading: false });
    },
    'leaves on while its flows report'(open) {
      const page = ready(open);
      page.send(leave, choose, uploading, { type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
      isReady(
        page,
        'leaving',
        [saves, ...addsPlace, { cover: { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } }],
        {
          isUploading: true,
        },
      );
      page.send(failed, leaveAnyway, removed);
      isReady(page, 'left', [clears]);
    },
    'logs out once everything is saved'(open) {
      const page = ready(open);
      page.send(logOut);
      isReady(page, 'leaving', [saves], { isLoggingOut: true });
      page.send(saved);
      isReady(page, 'open', [clears, endsSession, drawsMap]);
      const unsaved = ready(open);
      unsaved.send(logOut, failed, stay, leave, failed, leaveAnyway);
      isReady(unsaved, 'left', [saves, saves], { isLoggingOut: false });
    },
    'leaves without the cover of a trip that is deleted'(open) {
      const page = ready(open);
      page.send(uploading, leave, removed);
      isReady(page, 'left', [saves, clears]);
      const slow = ready(open);
      slow.send(uploading, leave, failed, removed);
      isReady(slow, 'left', [saves, clears]);
    },
    'uploads a drawn picture, and puts the uploaded cover into the draft'(open) {
      const page = ready(open);
      page.send({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
      isReady(page, 'open', [{ cover: { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } }]);
      page.send(uploading);
      isReady(page, 'open', [], { isUploading: true });
      page.send(uploaded);
      isReady(page, 'open', setsCover, { isUploading: false });
      page.send(uploading, notUploaded);
      isReady(page, 'open', [], { isUploading: false });
    },
  },
});
