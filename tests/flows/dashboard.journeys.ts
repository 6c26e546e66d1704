import type { BlogChoices } from '#contract/blog.ts';
import type { KeptDraft } from '#machines/blog-editing/draft.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import { actions, type Effect, followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { blog, creator, facts, stored } from './blog-editing.flow.ts';
import { cover, coverOnItsWay, editing, picture, reading } from './dashboard.flow.ts';

type Page = Run<typeof dashboardMachine>;

const loading = ['loading'];
const pageStyle = { backgroundColor: '#ffffff', profilePictureStyle: { size: 150 } };
const black = { color: '#000000' };
const inBlack = { textStyles: { title: black, description: black, locations: black, period: black } };
const defaults = { pageStyle, vayaDisplaySettings: { sea: inBlack, hills: inBlack } };
const turkish = { language: 'tr' } as const;
const kept = { base: stored, draft: turkish, history: emptyHistory, undecided: [], unanswered: [] };

const flows = (start: StoredConfig | null = stored, draft: KeptDraft | null = null) => ({
  toast: undefined,
  panes: undefined,
  copying: undefined,
  account: undefined,
  visits: { creatorId: 'creator-1' },
  map: { version: start?.version ?? -1 },
  profile: { profile: creator, language: start && (start.config?.language ?? 'en') },
  picture: followed(),
  cover: followed({ creatorId: 'creator-1' }),
  reading: followed({ id: 'creator-1' }),
  editing: followed({ facts, blog, stored: start, kept: draft }),
});
const [retry, leave, confirm, stay] = [
  { type: 'call.retry' } as const,
  { type: 'session.leave' } as const,
  { type: 'leave.confirm' } as const,
  { type: 'leave.cancel' } as const,
];
const editingShows = (draft: object) => ({ type: 'xstate.snapshot.editing', snapshot: editing(draft) }) as const;
const coverShows = (snapshot: ReturnType<typeof cover>) => ({ type: 'xstate.snapshot.cover', snapshot }) as const;
const heard = (draft: BlogChoices): Effect[] => [
  { keepDraft: editing(draft) },
  { reading: { type: 'config.settle', version: 5 } },
  { map: { type: 'config.settle', version: 5 } },
  { profile: { type: 'language.settle', language: draft.language ?? 'en' } },
];

const found = (open: Open<typeof dashboardMachine>, draft: KeptDraft | null = null): Page => {
  const page = open({ kept: draft });
  page.answer('fetchProfile', { kind: 'found', profile: creator });
  return page;
};
const ready = (open: Open<typeof dashboardMachine>, draft: KeptDraft | null = null): Page => {
  const page = found(open, draft);
  page.answer('fetchConfig', stored);
  return page;
};

export const journeys = journeysOf({
  machine: dashboardMachine,
  file: 'dashboard/dashboard.machine.ts',
  journeys: {
    'reads the profile first, then the config'(open) {
      const page = open({ kept: null });
      page.isIn('loadingProfile', {
        calls: { fetchProfile: undefined },
        tags: loading,
        context: { profile: null, stored: null, isEdited: false, isSendingCover: false, message: null, kept: null },
      });
      page.rejects(retry, confirm, leave);
      page.answer('fetchProfile', { kind: 'found', profile: creator });
      page.isIn('loadingConfig', { calls: { fetchConfig: { id: 'creator-1' } }, tags: loading });
      page.answer('fetchConfig', stored);
      page.isIn('ready.open', { calls: flows(), context: { profile: creator, stored } });
    },
    '[CONFIG-21, CONFIG-25] starts with defaults where nothing, or only an order, was ever saved'(open) {
      for (const published of [{}, { displayOrder: { contact: 1 } }]) {
        const version = Object.keys(published).length;
        const page = found(open);
        page.answer('fetchConfig', { config: published, version, updatedAt: 1 });
        const begun = { config: { ...defaults, ...published }, version, updatedAt: 1, published };
        page.isIn('ready.open', { calls: flows(begun), context: { stored: begun } });
      }
    },
    '[CONFIG-34] opens without a word about a config that cannot be read, and hands it on once it is read'(open) {
      const page = found(open);
      page.fail('fetchConfig', { message: 'Network Error' });
      page.isIn('ready.open', { calls: flows(null), context: { message: null, stored: null } });
      page.rejects(retry);
      const readingShows = (snapshot: ReturnType<typeof reading>) =>
        ({ type: 'xstate.snapshot.reading', snapshot }) as const;
      page.rejects(readingShows(reading(null)));
      page.send(readingShows(reading(stored)));
      page.isIn('ready.open', { calls: flows(null), effects: [{ editing: { type: 'config.arrive', stored } }] });
    },
    'continues a kept draft, with or without the config'(open) {
      const page = found(open, kept);
      page.fail('fetchConfig');
      page.isIn('ready.open', { calls: flows(null, kept) });
      page.rejects(retry);
      ready(open, kept).isIn('ready.open', { calls: flows(stored, kept) });
    },
    'says why the profile could not be read, and loads the page again'(open) {
      const page = open({ kept: null });
      page.fail('fetchProfile', { message: 'Network Error' });
      page.send(leave);
      page.isIn('failed', { effects: actions('endSession'), context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('reloading', { calls: { loadFully: undefined }, tags: loading });
      page.fail('loadFully');
      page.send(retry);
      page.answer('loadFully', undefined);
      page.isIn('failed');
    },
    'has nothing to set without a profile'(open) {
      const page = open({ kept: null });
      page.answer('fetchProfile', { kind: 'nobody' });
      page.send(leave);
      page.isIn('nobody', { effects: actions('endSession') });
    },
    '[EDIT-15] sends a drawn picture, and puts the uploaded cover into the draft'(open) {
      const page = ready(open);
      const pictureShows = (id: string | null) => ({ type: 'xstate.snapshot.picture', snapshot: picture(id) }) as const;
      page.send(pictureShows(null), pictureShows('picture-1'), coverShows(cover(null)));
      page.isIn('ready.open', {
        calls: flows(),
        effects: [
          { cover: { type: 'picture.settle', pictureId: null } },
          { cover: { type: 'picture.settle', pictureId: 'picture-1' } },
        ],
        context: { isSendingCover: false },
      });
      page.send(coverShows(coverOnItsWay));
      page.isIn('ready.open', { calls: flows(), context: { isSendingCover: true } });
      page.send(coverShows(cover('cover-image/0')));
      page.isIn('ready.open', {
        calls: flows(),
        effects: [{ editing: { type: 'cover.set', folder: 'cover-image/0' } }, { cover: { type: 'folder.take' } }],
        context: { isSendingCover: false },
      });
    },
    '[DASH-09] logs out'(open) {
      const page = ready(open);
      page.rejects(confirm, stay);
      page.send(leave);
      page.isIn('ready.open', { calls: flows(), effects: actions('endSession') });
    },
    'asks before it logs out with an unsaved draft, or while a cover is being sent'(open) {
      for (const [unsaved, saved, effects] of [
        [editingShows(turkish), editingShows({}), [heard(turkish), heard({})]],
        [coverShows(coverOnItsWay), coverShows(cover(null)), [[], []]],
      ] as const) {
        const page = ready(open);
        page.send(unsaved, leave);
        page.isIn('ready.leaving', { calls: flows(), effects: effects[0] });
        page.rejects(leave);
        page.send(stay, leave, confirm);
        page.isIn('ready.open', { calls: flows(), effects: actions('endSession') });
        page.send(saved, leave);
        page.isIn('ready.open', { calls: flows(), effects: [...effects[1], ...actions('endSession')] });
      }
    },
  },
});
