import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
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
  editing: { trip, unsaved },
});
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
const [changed, saved, failed, conflict, removed] = [
  { type: 'draft.changed', unsaved: unsavedTrip } as const,
  { type: 'draft.saved', draft: makeDraft() } as const,
  { type: 'save.failed' } as const,
  { type: 'conflict.found' } as const,
  { type: 'trip.removed' } as const,
];
const [uploading, uploaded, notUploaded] = [
  { type: 'cover.uploading' } as const,
  { type: 'cover.uploaded', folder: 'cover-image/0' } as const,
  { type: 'cover.failed' } as const,
];

const toEditing = (event: object) => ({ editing: event });
const saves = toEditing({ type: 'draft.save' });
const takesStep = (step: string) => toEditing({ type: 'trip.step', step });
const addsPlace = [
  toEditing({ type: 'draft.edit', edit: { kind: 'place.add', place: kas } }),
  { city: { type: 'search.close' } },
];
const drawsMap = { map: { type: 'cities.change', cities: ['308948'] } };
const stores = { storeDraft: unsavedTrip };
const clears = { clearStoredDraft: undefined };
const setsCover = [toEditing({ type: 'cover.set', folder: 'cover-image/0' }), { cover: { type: 'folder.take' } }];
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
          requestedStep: null,
          isLoggingOut: false,
          isUploadingCover: false,
          message: null,
        },
      });
      page.rejects(retry, ask('delete'), choose, confirm, cancel);
      page.answer('fetchTrip', { kind: 'found', trip, unsaved: null });
      isReady(page, 'open', [], { trip });
      page.rejects(retry, confirm, cancel);
      page.send(choose);
      isReady(page, 'open', addsPlace);
      page.send(ask('unpublish'), choose);
      isReady(page, 'confirming', addsPlace);
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
    'asks before a step that is not easily undone'(open) {
      const page = ready(open);
      page.send(ask('unpublish'));
      isReady(page, 'confirming', [], { requestedStep: 'unpublish' });
      page.rejects(ask('delete'));
      page.send(cancel);
      isReady(page, 'open', [], { requestedStep: null });
      page.send(ask('delete'), confirm);
      isReady(page, 'open', [takesStep('delete')], { requestedStep: null });
    },
    'asks on while its flows report'(open) {
      const page = ready(open);
      page.send(ask('delete'), uploading, { type: 'picture.drawn', pictureId: 'picture-1' }, removed);
      isReady(page, 'confirming', [{ cover: { type: 'picture.settle', pictureId: 'picture-1' } }, clears], {
        isUploadingCover: true,
      });
    },
    'leaves once everything is saved'(open) {
      const page = ready(open);
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      page.rejects(leaveAnyway, stay, ask('delete'));
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
      page.send(leave, failed);
      page.rejects(ask('delete'));
      page.send(stay);
      isReady(page, 'open', [saves]);
      page.send(leave, conflict);
      isReady(page, 'unsure', [saves]);
      page.send(changed, leaveAnyway);
      isReady(page, 'left', [stores, drawsMap]);
      const slow = ready(open);
      slow.send(ask('unpublish'), leave);
      slow.wait(2_999);
      isReady(slow, 'leaving', [saves], { requestedStep: null });
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
      isReady(page, 'leaving', [saves, clears, drawsMap], { isUploadingCover: true });
      page.send(uploaded, saved);
      isReady(page, 'left', [...setsCover, clears, drawsMap], { isUploadingCover: false });
      const slow = ready(open);
      slow.send(uploading, leave);
      slow.wait(3_000);
      slow.send(saved);
      isReady(slow, 'unsure', [saves, clears, drawsMap]);
      slow.send(notUploaded, saved);
      isReady(slow, 'left', [clears, drawsMap], { isUploadingCover: false });
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
      page.send({ type: 'picture.drawn', pictureId: 'picture-1' });
      isReady(page, 'open', [{ cover: { type: 'picture.settle', pictureId: 'picture-1' } }]);
      page.send(uploading);
      isReady(page, 'open', [], { isUploadingCover: true });
      page.send(uploaded);
      isReady(page, 'open', setsCover, { isUploadingCover: false });
      page.send(uploading, notUploaded);
      isReady(page, 'open', [], { isUploadingCover: false });
    },
  },
});
