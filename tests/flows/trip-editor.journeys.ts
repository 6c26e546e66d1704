import { tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeDraft, makeOwnTrip } from '#tests/kit/own-trips.ts';
import { followed } from '#tests/kit/play.ts';
import { cover, picture } from './dashboard.flow.ts';
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
        holds: { trip: null, kept: null, asked: null, message: null },
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
      page.send(ask('unpublish'), choose);
      page.sees('ready.asked', { calls: flows, did: chosen });
    },
    'a trip that is nobody’s, or that cannot be had, says so'(open) {
      const page = open({ id: 'sea' });
      page.fail('fetchTrip', { message: 'Network Error' });
      page.sees('failed', { holds: { message: 'Network Error' } });
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
      page.refuses({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.sees('ready.open', {
        calls: flows,
        did: [
          {
            editing: {
              type: 'draft.edit',
              edit: { kind: 'fields', change: { coverImage: 'cover-image/0' } },
            },
          },
          { cover: { type: 'folder.take' } },
        ],
      });
    },
  },
});
