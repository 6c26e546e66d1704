import type { BlogChoices } from '#contract/blog.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { actions, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
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

const ready = (open: Open<typeof dashboardMachine>): Run<typeof dashboardMachine> => {
  const page = open(input);
  page.answer('fetchProfile', { kind: 'found', profile: creator });
  page.answer('fetchConfig', stored);
  return page;
};

export const journeys = journeysOf({
  machine: dashboardMachine,
  file: 'dashboard/dashboard.machine.ts',
  journeys: {
    'whose blog it is comes first, then how it is shown'(open) {
      const page = open(input);
      page.isIn('loadingProfile', {
        calls: { fetchProfile: undefined },
        tags: loading,
        context: {
          profile: null,
          stored: null,
          isEdited: false,
          isSendingCover: false,
          message: null,
          kept: null,
        },
      });
      page.rejects({ type: 'call.retry' }, { type: 'leave.confirm' }, { type: 'session.leave' });
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.isIn('loadingConfig', { calls: { fetchConfig: { id: 'creator-1' } }, tags: loading });
      page.answer('fetchConfig', stored);
      page.isIn('ready.open', { calls: flows(), context: { profile: creator, stored } });
    },
    '[CONFIG-21, CONFIG-25] where nothing was ever saved the editor begins with defaults of its own'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.answer('fetchConfig', { config: {}, version: 0, updatedAt: null });
      page.isIn('ready.open', { calls: flows(nothingSaved), context: { stored: nothingSaved } });
    },
    '[CONFIG-21] where an order alone was saved it begins with the same, in that order'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      const published = { displayOrder: { contact: 1 } };
      page.answer('fetchConfig', { config: published, version: 1, updatedAt: 1 });
      const begun = { config: { ...nothingSaved.config, ...published }, version: 1, updatedAt: 1, published };
      page.isIn('ready.open', { calls: flows(begun), context: { stored: begun } });
    },
    '[ERR-05] a config that cannot be had fails nothing: it is unknown, and asked for on demand'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.fail('fetchConfig', { message: 'Network Error' });
      page.isIn('ready.open', { calls: flows(null), context: { message: null, stored: null } });
      page.send(shows({ language: 'tr' }), { type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.send({ type: 'call.retry' });
      page.isIn('loadingConfig', {
        ...{ calls: { fetchConfig: { id: 'creator-1' } }, tags: loading },
        ...{ effects: tells({ language: 'tr' }), context: { isEdited: false, isSendingCover: false } },
      });
      page.answer('fetchConfig', stored);
      page.isIn('ready.open', { calls: flows(), context: { stored } });
      page.rejects({ type: 'call.retry' });
    },
    'a draft that was kept needs no config to go on'(open) {
      const kept = {
        ...{ base: stored, draft: { language: 'tr' as const }, undecided: [], unanswered: [] },
        history: { past: [], future: [], gesture: null },
      };
      const page = open({ kept });
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.fail('fetchConfig');
      page.isIn('ready.open', { calls: flows(null, kept) });
      page.rejects({ type: 'call.retry' });
    },
    'what failed says why, and is loaded anew'(open) {
      const page = open(input);
      page.fail('fetchProfile', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.send({ type: 'session.leave' });
      page.isIn('failed', { effects: actions('endSession') });
      page.send({ type: 'call.retry' });
      page.isIn('reloading', { calls: { loadFully: undefined }, tags: loading });
      page.fail('loadFully');
      page.isIn('failed');
      page.send({ type: 'call.retry' });
      page.answer('loadFully', undefined);
      page.isIn('failed');
    },
    'without a profile there is nothing to set'(open) {
      const page = open(input);
      page.answer('fetchProfile', { kind: 'nobody' });
      page.isIn('nobody');
      page.send({ type: 'session.leave' });
      page.isIn('nobody', { effects: actions('endSession') });
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
      page.isIn('ready.open', { calls: flows(stored, kept) });
      page.send(shows({ language: 'tr' }));
      page.isIn('ready.open', {
        calls: flows(stored, kept),
        effects: tells({ language: 'tr' }),
        context: { isEdited: true },
      });
      page.send(shows({}));
      page.isIn('ready.open', { calls: flows(stored, kept), effects: tells({}), context: { isEdited: false } });
    },
    '[EDIT-15] a picture that is drawn is sent, and a cover that is sent comes into the draft'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture(null) });
      page.isIn('ready.open', {
        calls: flows(),
        effects: [{ keepFiles: [''] }, { cover: { type: 'picture.settle', pictureId: null } }],
      });
      page.send({ type: 'xstate.snapshot.picture', snapshot: picture('picture-1') });
      page.isIn('ready.open', {
        calls: flows(),
        effects: [{ keepFiles: ['', 'picture-1'] }, { cover: { type: 'picture.settle', pictureId: 'picture-1' } }],
      });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.isIn('ready.open', { calls: flows(), context: { isSendingCover: false } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay });
      page.isIn('ready.open', { calls: flows(), context: { isSendingCover: true } });
      page.send({ type: 'xstate.snapshot.cover', snapshot: cover('cover-image/0') });
      page.isIn('ready.open', {
        calls: flows(),
        context: { isSendingCover: false },
        effects: [{ editing: { type: 'cover.set', folder: 'cover-image/0' } }, { cover: { type: 'folder.take' } }],
      });
    },
    '[DASH-09] who logs out is signed out'(open) {
      const page = ready(open);
      page.rejects({ type: 'leave.confirm' }, { type: 'leave.cancel' });
      page.send({ type: 'session.leave' });
      page.isIn('ready.open', { calls: flows(), effects: actions('endSession') });
    },
    'who logs out with something that is not saved is asked first'(open) {
      const page = ready(open);
      page.send(shows({ language: 'tr' }), { type: 'session.leave' });
      page.isIn('ready.leaving', { calls: flows(), effects: tells({ language: 'tr' }) });
      page.rejects({ type: 'session.leave' });
      page.send({ type: 'leave.cancel' });
      page.isIn('ready.open', { calls: flows() });
      page.send({ type: 'session.leave' }, { type: 'leave.confirm' });
      page.isIn('ready.open', { calls: flows(), effects: actions('endSession') });
    },
    'who logs out while a cover is on its way is asked first'(open) {
      const page = ready(open);
      page.send({ type: 'xstate.snapshot.cover', snapshot: coverOnItsWay }, { type: 'session.leave' });
      page.isIn('ready.leaving', { calls: flows() });
      page.send({ type: 'leave.cancel' }, { type: 'xstate.snapshot.cover', snapshot: cover(null) });
      page.send({ type: 'session.leave' });
      page.isIn('ready.open', { calls: flows(), effects: actions('endSession') });
    },
  },
});
