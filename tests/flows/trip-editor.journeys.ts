import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { followed } from '#tests/kit/play.ts';
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
const ready = (open: Open<typeof tripEditorMachine>): Hand<typeof tripEditorMachine> => {
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
      page.sees('loading', {
        calls: { fetchTrip: { id: 'sea' } },
        holds: {
          ...{ trip: null, kept: null, asked: null, isLoggingOut: false, folder: null, isSendingCover: false },
          message: null,
        },
      });
      page.refuses(retry, ask('delete'), choose, confirm, cancel);
      page.answer('fetchTrip', { kind: 'found', trip, kept: null });
      page.sees('ready.open', { calls: flows, holds: { trip } });
      page.refuses(retry, confirm, cancel);
    },
    'a draft that was kept goes to whoever goes on with it'(open) {
      const kept = { draft: makeDraft({ title: 'Kept' }), base: makeDraft(), lost: [], version: 1 };
      const page = open({ id: 'sea' });
      page.answer('fetchTrip', { kind: 'found', trip, kept });
      page.sees('ready.open', { calls: flows, did: [{ editing: { type: 'draft.restore', kept } }] });
      page.send(ask('unpublish'), cancel);
      page.sees('ready.open', { calls: flows });
      page.send(ask('unpublish'), confirm);
      page.sees('ready.open', { calls: flows, did: [{ editing: { type: 'trip.step', step: 'unpublish' } }] });
      page.send(choose);
      page.sees('ready.open', { calls: flows, did: chosen });
      page.send(leave, told('unsaved'), stay);
      page.sees('ready.open', { calls: flows, did: [saves, ...heard('unsaved')] });
      page.send(logOut, told('unsaved'), leaveAnyway);
      page.sees('ready.open', { calls: flows, did: [saves, ...heard('unsaved'), { endSession: undefined }] });
      page.send(ask('unpublish'), choose);
      page.sees('ready.asked', { calls: flows, did: chosen });
    },
    'a trip that is nobody’s, or that cannot be had, says so'(open) {
      const page = open({ id: 'sea' });
      page.fail('fetchTrip', { message: 'Network Error' });
      page.sees('failed', { holds: { message: 'Network Error' } });
      page.send(logOut);
      page.sees('failed', { did: [{ endSession: undefined }] });
      page.send(retry);
      page.sees('loading', { calls: { fetchTrip: { id: 'sea' } } });
      page.answer('fetchTrip', { kind: 'gone' });
      page.sees('nobody');
      page.refuses(retry);
    },
    'what is not easily taken back is asked about'(open) {
      const page = ready(open);
      page.send(ask('unpublish'));
      page.sees('ready.asked', { calls: flows, holds: { asked: 'unpublish' } });
      page.refuses(ask('delete'));
      page.send(cancel);
      page.sees('ready.open', { calls: flows, holds: { asked: null } });
      page.send(ask('delete'), confirm);
      page.sees('ready.open', {
        calls: flows,
        did: [{ editing: { type: 'trip.step', step: 'delete' } }],
        holds: { asked: null },
      });
    },
    'a city that is chosen is a place of the trip, and the search is over'(open) {
      const page = ready(open);
      page.send(choose);
      page.sees('ready.open', {
        calls: flows,
        did: chosen,
      });
    },
    'whoever leaves goes on once all is saved'(open) {
      const page = ready(open);
      page.refuses(leaveAnyway, stay);
      page.send(leave);
      page.sees('ready.leaving', { calls: flows, did: [saves] });
      page.refuses(leaveAnyway, stay, ask('delete'));
      page.send(told('saving'), told('moving'));
      page.sees('ready.leaving', { calls: flows, did: [...heard('saving'), ...heard('moving')] });
      page.send(told('calm'));
      page.sees('ready.left', { calls: flows, did: heard('calm') });
      page.refuses(leaveAnyway, stay);
      page.send(leave);
      page.sees('ready.leaving', { calls: flows, did: [saves] });
    },
    'whoever leaves what could not be saved is asked, and so is whoever has waited for three seconds'(open) {
      const page = ready(open);
      page.send(leave, told('unsaved'));
      page.sees('ready.unsure', { calls: flows, did: [saves, ...heard('unsaved')] });
      page.refuses(ask('delete'));
      page.send(stay);
      page.sees('ready.open', { calls: flows });
      page.send(leave, told('conflicting'));
      page.sees('ready.unsure', { calls: flows, did: [saves, ...heard('conflicting')] });
      page.send(told('saving'), leaveAnyway);
      page.sees('ready.left', { calls: flows, did: heard('saving') });
      const slow = ready(open);
      slow.send(ask('unpublish'), leave);
      slow.sees('ready.leaving', { calls: flows, did: [saves], holds: { asked: null } });
      slow.wait(2_999);
      slow.sees('ready.leaving', { calls: flows });
      slow.wait(1);
      slow.sees('ready.unsure', { calls: flows });
      slow.send(leave);
      slow.sees('ready.leaving', { calls: flows, did: [saves] });
      slow.wait(3_000);
      slow.send(told('calm'));
      slow.sees('ready.left', { calls: flows, did: heard('calm') });
    },
    'whoever leaves while a cover is on its way goes on once it is in the draft and saved'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, leave, told('calm'));
      page.sees('ready.leaving', { calls: flows, did: [saves, ...heard('calm')] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.sees('ready.leaving', { calls: flows, did: [setsCover] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) }, told('saving'), told('calm'));
      page.sees('ready.left', { calls: flows, did: [...heard('saving'), ...heard('calm')] });
      const slow = ready(open);
      slow.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, leave);
      slow.wait(3_000);
      slow.sees('ready.unsure', { calls: flows, did: [saves] });
      slow.send(told('calm'));
      slow.sees('ready.unsure', { calls: flows, did: heard('calm') });
      slow.send(leaveAnyway);
      slow.sees('ready.left', { calls: flows });
    },
    'whoever logs out is out once all is saved'(open) {
      const page = ready(open);
      page.send(logOut);
      page.sees('ready.leaving', { calls: flows, did: [saves], holds: { isLoggingOut: true } });
      page.send(told('calm'));
      const [kept, mapped] = heard('calm');
      page.sees('ready.open', { calls: flows, did: [kept, { endSession: undefined }, mapped] });
      const unsaved = ready(open);
      unsaved.send(logOut, told('unsaved'), stay, leave, told('unsaved'), leaveAnyway);
      unsaved.sees('ready.left', {
        calls: flows,
        did: [saves, ...heard('unsaved'), saves, ...heard('unsaved')],
        holds: { isLoggingOut: false },
      });
      const loading = open({ id: 'sea' });
      loading.send(logOut);
      loading.sees('loading', { calls: { fetchTrip: { id: 'sea' } }, did: [{ endSession: undefined }] });
    },
    'whoever leaves, or logs out, while their trip is deleted waits for no cover of it'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, told('moving'), leave, told('deleted'));
      page.sees('ready.left', { calls: flows, did: [...heard('moving'), saves, ...heard('deleted')] });
      const out = ready(open);
      out.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') }, told('moving'), logOut);
      out.send(told('deleted'));
      const [kept, mapped] = heard('deleted');
      out.sees('ready.open', {
        calls: flows,
        did: [setsCover, ...heard('moving'), saves, kept, { endSession: undefined }, mapped],
      });
    },
    'the map hears where the trip leads, and every draft is kept'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.editing', snapshot: editing('unsaved') });
      page.sees('ready.open', {
        calls: flows,
        did: [{ keepDraft: editing('unsaved') }, { map: { type: 'cities.settle', cities: ['308948'] } }],
      });
    },
    'a picture that is drawn is sent, and a cover that is sent comes into the draft'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture(null) });
      page.sees('ready.open', {
        calls: flows,
        did: [{ keepFiles: [''] }, { cover: { type: 'picture.settle', pictureId: null } }],
      });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('picture-1') });
      page.sees('ready.open', {
        calls: flows,
        did: [{ keepFiles: ['', 'picture-1'] }, { cover: { type: 'picture.settle', pictureId: 'picture-1' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.sees('ready.open', { calls: flows, holds: { folder: null } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.sees('ready.open', { calls: flows, holds: { isSendingCover: true } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.sees('ready.open', {
        ...{ calls: flows, did: [setsCover] },
        holds: { folder: 'cover-image/0', isSendingCover: false },
      });
      const taken = editing('saving', { coverImage: 'cover-image/0' });
      page.send({ type: 'xstate.snapshot.editing', snapshot: taken });
      page.sees('ready.open', {
        calls: flows,
        did: [{ keepDraft: taken }, heard('saving')[1], { cover: { type: 'folder.take' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.sees('ready.open', { calls: flows, holds: { folder: null } });
    },
    'a cover that comes while a step is taken or a conflict is asked about waits until the draft takes it'(open) {
      const page = ready(open);
      page.send(
        { type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') },
        told('moving'),
        told('conflicting'),
      );
      page.sees('ready.open', { calls: flows, did: [setsCover, ...heard('moving'), ...heard('conflicting')] });
      page.send(told('calm'));
      page.sees('ready.open', { calls: flows, did: [...heard('calm'), setsCover] });
      page.send(leave, told('moving'), told('calm'));
      page.sees('ready.leaving', { calls: flows, did: [saves, ...heard('moving'), ...heard('calm'), setsCover] });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) }, told('calm'));
      page.sees('ready.left', { calls: flows, did: heard('calm') });
      const unsaved = ready(open);
      unsaved.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') }, leave, told('unsaved'));
      unsaved.sees('ready.unsure', { calls: flows, did: [setsCover, saves, ...heard('unsaved'), setsCover] });
    },
  },
});
