import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { cover, coverOnItsWay, picture } from './dashboard.flow.ts';
import { editing, kas } from './trip-editor.flow.ts';

const trip = makeOwnTrip();
const flows = {
  city: { least: 2 },
  map: undefined,
  picture: followed(),
  cover: followed({ creatorId: 'creator-1' }),
  editing: followed({ trip }),
};
const ask = (step: 'unpublish' | 'delete') => ({ type: 'step.ask', step }) as const;
const [confirm, cancel, retry] = [
  { type: 'step.confirm' } as const,
  { type: 'step.cancel' } as const,
  { type: 'call.retry' } as const,
];
const [leave, logOut, leaveAnyway, stay] = [
  { type: 'page.leave' } as const,
  { type: 'session.leave' } as const,
  { type: 'leave.confirm' } as const,
  { type: 'leave.cancel' } as const,
];
const told = (value: Parameters<typeof editing>[0]) =>
  ({ type: 'xstate.snapshot.editing', snapshot: editing(value) }) as const;
const saves = { editing: { type: 'draft.save' } };
const heard = (value: Parameters<typeof editing>[0]) =>
  [{ keepDraft: editing(value) }, { map: { type: 'cities.settle', cities: ['308948'] } }] as const;
const setsCover = {
  editing: { type: 'draft.edit', edit: { kind: 'fields', change: { coverImage: 'cover-image/0' } } },
};
const choose = { type: 'city.choose', city: kas } as const;
const chosen = [
  { editing: { type: 'draft.edit', edit: { kind: 'place.add', place: kas } } },
  { city: { type: 'search.close' } },
];
const ready = (open: Open<typeof tripEditorMachine>): Run<typeof tripEditorMachine> => {
  const page = open({ id: 'sea' });
  page.answer('fetchTrip', { kind: 'found', trip, kept: null });
  return page;
};

export const journeys = journeysOf({
  machine: tripEditorMachine,
  file: 'trip-editor/trip-editor.machine.ts',
  journeys: {
    'a trip is read, and then written'(open) {
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
      page.isIn('ready.open', { calls: flows, context: { trip } });
      page.rejects(retry, confirm, cancel);
    },
    'a draft that was kept goes to whoever goes on with it'(open) {
      const kept = { draft: makeDraft({ title: 'Kept' }), base: makeDraft(), lost: [], version: 1 };
      const page = open({ id: 'sea' });
      page.answer('fetchTrip', { kind: 'found', trip, kept });
      page.isIn('ready.open', { calls: flows, effects: [{ editing: { type: 'draft.restore', kept } }] });
      page.send(ask('unpublish'), cancel);
      page.isIn('ready.open', { calls: flows });
      page.send(ask('unpublish'), confirm);
      page.isIn('ready.open', { calls: flows, effects: [{ editing: { type: 'trip.step', step: 'unpublish' } }] });
      page.send(choose);
      page.isIn('ready.open', { calls: flows, effects: chosen });
      page.send(leave, told('unsaved'), stay);
      page.isIn('ready.open', { calls: flows, effects: [saves, ...heard('unsaved')] });
      page.send(logOut, told('unsaved'), leaveAnyway);
      page.isIn('ready.open', { calls: flows, effects: [saves, ...heard('unsaved'), { endSession: undefined }] });
      page.send(ask('unpublish'), choose);
      page.isIn('ready.asked', { calls: flows, effects: chosen });
    },
    'a trip that is nobody’s, or that cannot be had, says so'(open) {
      const page = open({ id: 'sea' });
      page.fail('fetchTrip', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send(logOut);
      page.isIn('failed', { effects: [{ endSession: undefined }] });
      page.send(retry);
      page.isIn('loading', { calls: { fetchTrip: { id: 'sea' } } });
      page.answer('fetchTrip', { kind: 'gone' });
      page.isIn('nobody');
      page.rejects(retry);
    },
    'what is not easily taken back is asked about'(open) {
      const page = ready(open);
      page.send(ask('unpublish'));
      page.isIn('ready.asked', { calls: flows, context: { asked: 'unpublish' } });
      page.rejects(ask('delete'));
      page.send(cancel);
      page.isIn('ready.open', { calls: flows, context: { asked: null } });
      page.send(ask('delete'), confirm);
      page.isIn('ready.open', {
        calls: flows,
        effects: [{ editing: { type: 'trip.step', step: 'delete' } }],
        context: { asked: null },
      });
    },
    'a city that is chosen is a place of the trip, and the search is over'(open) {
      const page = ready(open);
      page.send(choose);
      page.isIn('ready.open', {
        calls: flows,
        effects: chosen,
      });
    },
    'whoever leaves goes on once all is saved'(open) {
      const page = ready(open);
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      page.isIn('ready.leaving', { calls: flows, effects: [saves] });
      page.rejects(leaveAnyway, stay, ask('delete'));
      page.send(told('saving'), told('moving'));
      page.isIn('ready.leaving', { calls: flows, effects: [...heard('saving'), ...heard('moving')] });
      page.send(told('calm'));
      page.isIn('ready.left', { calls: flows, effects: heard('calm') });
      page.rejects(leaveAnyway, stay);
      page.send(leave);
      page.isIn('ready.leaving', { calls: flows, effects: [saves] });
    },
    'whoever leaves what could not be saved is asked, and so is whoever has waited for three seconds'(open) {
      const page = ready(open);
      page.send(leave, told('unsaved'));
      page.isIn('ready.unsure', { calls: flows, effects: [saves, ...heard('unsaved')] });
      page.rejects(ask('delete'));
      page.send(stay);
      page.isIn('ready.open', { calls: flows });
      page.send(leave, told('conflicting'));
      page.isIn('ready.unsure', { calls: flows, effects: [saves, ...heard('conflicting')] });
      page.send(told('saving'), leaveAnyway);
      page.isIn('ready.left', { calls: flows, effects: heard('saving') });
      const slow = ready(open);
      slow.send(ask('unpublish'), leave);
      slow.isIn('ready.leaving', { calls: flows, effects: [saves], context: { asked: null } });
      slow.wait(2_999);
      slow.isIn('ready.leaving', { calls: flows });
      slow.wait(1);
      slow.isIn('ready.unsure', { calls: flows });
      slow.send(leave);
      slow.isIn('ready.leaving', { calls: flows, effects: [saves] });
      slow.wait(3_000);
      slow.send(told('calm'));
      slow.isIn('ready.left', { calls: flows, effects: heard('calm') });
    },
    'whoever leaves while a cover is on its way goes on once it is in the draft and saved'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, leave, told('calm'));
      page.isIn('ready.leaving', { calls: flows, effects: [saves, ...heard('calm')] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.isIn('ready.leaving', { calls: flows, effects: [setsCover] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) }, told('saving'), told('calm'));
      page.isIn('ready.left', { calls: flows, effects: [...heard('saving'), ...heard('calm')] });
      const slow = ready(open);
      slow.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, leave);
      slow.wait(3_000);
      slow.isIn('ready.unsure', { calls: flows, effects: [saves] });
      slow.send(told('calm'));
      slow.isIn('ready.unsure', { calls: flows, effects: heard('calm') });
      slow.send(leaveAnyway);
      slow.isIn('ready.left', { calls: flows });
    },
    'whoever logs out is out once all is saved'(open) {
      const page = ready(open);
      page.send(logOut);
      page.isIn('ready.leaving', { calls: flows, effects: [saves], context: { isLoggingOut: true } });
      page.send(told('calm'));
      const [kept, mapped] = heard('calm');
      page.isIn('ready.open', { calls: flows, effects: [kept, { endSession: undefined }, mapped] });
      const unsaved = ready(open);
      unsaved.send(logOut, told('unsaved'), stay, leave, told('unsaved'), leaveAnyway);
      unsaved.isIn('ready.left', {
        calls: flows,
        effects: [saves, ...heard('unsaved'), saves, ...heard('unsaved')],
        context: { isLoggingOut: false },
      });
      const loading = open({ id: 'sea' });
      loading.send(logOut);
      loading.isIn('loading', { calls: { fetchTrip: { id: 'sea' } }, effects: [{ endSession: undefined }] });
    },
    'whoever leaves, or logs out, while their trip is deleted waits for no cover of it'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, told('moving'), leave, told('deleted'));
      page.isIn('ready.left', { calls: flows, effects: [...heard('moving'), saves, ...heard('deleted')] });
      const out = ready(open);
      out.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') }, told('moving'), logOut);
      out.send(told('deleted'));
      const [kept, mapped] = heard('deleted');
      out.isIn('ready.open', {
        calls: flows,
        effects: [setsCover, ...heard('moving'), saves, kept, { endSession: undefined }, mapped],
      });
    },
    'the map hears where the trip leads, and every draft is kept'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.editing', snapshot: editing('unsaved') });
      page.isIn('ready.open', {
        calls: flows,
        effects: [{ keepDraft: editing('unsaved') }, { map: { type: 'cities.settle', cities: ['308948'] } }],
      });
    },
    'a picture that is drawn is sent, and a cover that is sent comes into the draft'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture(null) });
      page.isIn('ready.open', {
        calls: flows,
        effects: [{ keepFiles: [''] }, { cover: { type: 'picture.settle', pictureId: null } }],
      });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('picture-1') });
      page.isIn('ready.open', {
        calls: flows,
        effects: [{ keepFiles: ['', 'picture-1'] }, { cover: { type: 'picture.settle', pictureId: 'picture-1' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.isIn('ready.open', { calls: flows, context: { folder: null } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.isIn('ready.open', { calls: flows, context: { isSendingCover: true } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.isIn('ready.open', {
        ...{ calls: flows, effects: [setsCover] },
        context: { folder: 'cover-image/0', isSendingCover: false },
      });
      const taken = editing('saving', { coverImage: 'cover-image/0' });
      page.send({ type: 'xstate.snapshot.editing', snapshot: taken });
      page.isIn('ready.open', {
        calls: flows,
        effects: [{ keepDraft: taken }, heard('saving')[1], { cover: { type: 'folder.take' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.isIn('ready.open', { calls: flows, context: { folder: null } });
    },
    'a cover that comes while a step is taken or a conflict is asked about waits until the draft takes it'(open) {
      const page = ready(open);
      page.send(
        { type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') },
        told('moving'),
        told('conflicting'),
      );
      page.isIn('ready.open', { calls: flows, effects: [setsCover, ...heard('moving'), ...heard('conflicting')] });
      page.send(told('calm'));
      page.isIn('ready.open', { calls: flows, effects: [...heard('calm'), setsCover] });
      page.send(leave, told('moving'), told('calm'));
      page.isIn('ready.leaving', { calls: flows, effects: [saves, ...heard('moving'), ...heard('calm'), setsCover] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) }, told('calm'));
      page.isIn('ready.left', { calls: flows, effects: heard('calm') });
      const unsaved = ready(open);
      unsaved.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') }, leave, told('unsaved'));
      unsaved.isIn('ready.unsure', { calls: flows, effects: [setsCover, saves, ...heard('unsaved'), setsCover] });
    },
  },
});
