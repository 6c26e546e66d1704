import type { BlogChoices } from '#contract/blog.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { done, followed } from '#tests/kit/play.ts';
import { blog, creator, facts, stored } from './blog-editing.flow.ts';
import { cover, coverOnItsWay, editing, picture } from './dashboard.flow.ts';

const input = { kept: null };

const loading = ['loading'];
const pageStyle = { backgroundColor: '#ffffff', profilePictureStyle: { size: 150 } };
const black = { color: '#000000' };
const inBlack = { textStyles: { title: black, description: black, locations: black, period: black } };
const nothingSaved = {
  config: { pageStyle, vayaDisplaySettings: { sea: inBlack, hills: inBlack } },
  version: 0,
  updatedAt: null,
  published: {},
};
const flows = (start: StoredConfig | null = stored, kept: object | null = null) => ({
  toast: undefined,
  panes: undefined,
  copying: undefined,
  visits: { creatorId: 'creator-1' },
  account: undefined,
  map: { version: start?.version ?? 0 },
  profile: { profile: creator, language: start && (start.config?.language ?? 'en') },
  picture: followed(),
  cover: followed({ creatorId: 'creator-1' }),
  editing: followed({ facts, blog, stored: start, kept }),
});
const shows = (draft: object) => ({ type: 'xstate.snapshot.editing', snapshot: editing(draft) }) as const;
const tells = (draft: BlogChoices) => [
  { keepDraft: editing(draft) },
  { map: { type: 'config.settle', version: 5 } },
  { profile: { type: 'language.settle', language: draft.language ?? 'en' } },
];

const ready = (open: Open<typeof dashboardMachine>): Hand<typeof dashboardMachine> => {
  const page = open(input);
  page.answer('fetchProfile', { kind: 'found', profile: creator });
  page.answer('fetchConfig', stored);
  return page;
};

export const journeys = journeysOf({
  machine: dashboardMachine,
  file: 'dashboard/dashboard.machine.ts',
  journeys: {
    '[DASH-01, DASH-02] whose blog it is comes first, then how it is shown'(open) {
      const page = open(input);
      page.sees('loadingProfile', {
        calls: { fetchProfile: undefined },
        tags: loading,
        holds: {
          profile: null,
          stored: null,
          isEdited: false,
          isSendingCover: false,
          message: null,
          kept: null,
        },
      });
      page.refuses({ type: 'call.retry' }, { type: 'leave.confirm' }, { type: 'session.leave' });
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.sees('loadingConfig', { calls: { fetchConfig: { id: 'creator-1' } }, tags: loading });
      page.answer('fetchConfig', stored);
      page.sees('ready.open', { calls: flows(), holds: { profile: creator, stored } });
    },
    '[CONFIG-21, CONFIG-25, TRIPS-19] where nothing was ever saved the editor begins with defaults of its own'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.answer('fetchConfig', { config: {}, version: 0, updatedAt: null });
      page.sees('ready.open', { calls: flows(nothingSaved), holds: { stored: nothingSaved } });
    },
    '[CONFIG-21] where an order alone was saved it begins with the same, in that order'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      const published = { displayOrder: { contact: 1 } };
      page.answer('fetchConfig', { config: published, version: 1, updatedAt: 1 });
      const begun = { config: { ...nothingSaved.config, ...published }, version: 1, updatedAt: 1, published };
      page.sees('ready.open', { calls: flows(begun), holds: { stored: begun } });
    },
    '[ERR-05, CONFIG-33, CONFIG-34] a config that cannot be had fails nothing: it is unknown, and asked for on demand'(
      open,
    ) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.fail('fetchConfig', { message: 'Network Error' });
      page.sees('ready.open', { calls: flows(null), holds: { message: null, stored: null } });
      page.send(shows({ language: 'tr' }), { type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.send({ type: 'call.retry' });
      page.sees('loadingConfig', {
        ...{ calls: { fetchConfig: { id: 'creator-1' } }, tags: loading },
        ...{ did: tells({ language: 'tr' }), holds: { isEdited: false, isSendingCover: false } },
      });
      page.answer('fetchConfig', stored);
      page.sees('ready.open', { calls: flows(), holds: { stored } });
      page.refuses({ type: 'call.retry' });
    },
    'a draft that was kept needs no config to go on'(open) {
      const kept = {
        ...{ base: stored, draft: { language: 'tr' as const }, undecided: [], unanswered: [] },
        history: { past: [], future: [], gesture: null },
      };
      const page = open({ kept });
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.fail('fetchConfig');
      page.sees('ready.open', { calls: flows(null, kept) });
      page.refuses({ type: 'call.retry' });
    },
    '[DASH-03] what failed says why, and is loaded anew'(open) {
      const page = open(input);
      page.fail('fetchProfile', { message: 'Network Error' });
      page.sees('failed', { holds: { message: 'Network Error' } });
      page.send({ type: 'session.leave' });
      page.sees('failed', { did: done('endSession') });
      page.send({ type: 'call.retry' });
      page.sees('reloading', { calls: { loadFully: undefined }, tags: loading });
      page.fail('loadFully');
      page.sees('failed');
      page.send({ type: 'call.retry' });
      page.answer('loadFully', undefined);
      page.sees('failed');
    },
    '[DASH-04] without a profile there is nothing to set'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'nobody' });
      page.sees('nobody');
      page.send({ type: 'session.leave' });
      page.sees('nobody', { did: done('endSession') });
    },
    'what was kept of a draft is given to whoever goes on with it, and every draft is kept'(open) {
      const kept = {
        base: stored,
        draft: { language: 'tr' as const },
        history: { past: [], future: [], gesture: null },
        undecided: [],
        unanswered: [],
      };
      const page = open({ kept });
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.answer('fetchConfig', stored);
      page.sees('ready.open', { calls: flows(stored, kept) });
      page.send(shows({ language: 'tr' }));
      page.sees('ready.open', {
        calls: flows(stored, kept),
        did: tells({ language: 'tr' }),
        holds: { isEdited: true },
      });
      page.send(shows({}));
      page.sees('ready.open', { calls: flows(stored, kept), did: tells({}), holds: { isEdited: false } });
    },
    '[EDIT-15] a picture that is drawn is sent, and a cover that is sent comes into the draft'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture(null) });
      page.sees('ready.open', {
        calls: flows(),
        did: [{ keepFiles: [''] }, { cover: { type: 'picture.settle', pictureId: null } }],
      });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('picture-1') });
      page.sees('ready.open', {
        calls: flows(),
        did: [{ keepFiles: ['', 'picture-1'] }, { cover: { type: 'picture.settle', pictureId: 'picture-1' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.sees('ready.open', { calls: flows(), holds: { isSendingCover: false } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.sees('ready.open', { calls: flows(), holds: { isSendingCover: true } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.sees('ready.open', {
        calls: flows(),
        holds: { isSendingCover: false },
        did: [{ editing: { type: 'cover.set', folder: 'cover-image/0' } }, { cover: { type: 'folder.take' } }],
      });
    },
    '[DASH-09] who logs out is signed out'(open) {
      const page = ready(open);
      page.refuses({ type: 'leave.confirm' }, { type: 'leave.cancel' });
      page.send({ type: 'session.leave' });
      page.sees('ready.open', { calls: flows(), did: done('endSession') });
    },
    'who logs out with something that is not saved is asked first'(open) {
      const page = ready(open);
      page.send(shows({ language: 'tr' }), { type: 'session.leave' });
      page.sees('ready.leaving', { calls: flows(), did: tells({ language: 'tr' }) });
      page.refuses({ type: 'session.leave' });
      page.send({ type: 'leave.cancel' });
      page.sees('ready.open', { calls: flows() });
      page.send({ type: 'session.leave' }, { type: 'leave.confirm' });
      page.sees('ready.open', { calls: flows(), did: done('endSession') });
    },
    'who logs out while a cover is on its way is asked first'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, { type: 'session.leave' });
      page.sees('ready.leaving', { calls: flows() });
      page.send({ type: 'leave.cancel' }, { type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.send({ type: 'session.leave' });
      page.sees('ready.open', { calls: flows(), did: done('endSession') });
    },
  },
});
