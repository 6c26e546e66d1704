import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { actions, type Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { blog, creator, facts, stored } from './blog-editing.flow.ts';
import { unsaved } from './dashboard.flow.ts';

type Page = Run<typeof dashboardMachine>;

const loading = ['loading'];
const pageStyle = { backgroundColor: '#ffffff', profilePictureStyle: { size: 150 } };
const black = { color: '#000000' };
const inBlack = { textStyles: { title: black, description: black, locations: black, period: black } };
const defaults = { pageStyle, vayaDisplaySettings: { sea: inBlack, hills: inBlack } };

const flows = (start: StoredConfig | null = stored, draft: UnsavedDraft | null = null) => ({
  toast: undefined,
  panes: undefined,
  copying: undefined,
  account: undefined,
  map: undefined,
  visits: { creatorId: 'creator-1' },
  profile: { profile: creator, language: start && (start.config?.language ?? 'en') },
  picture: undefined,
  cover: { creatorId: 'creator-1' },
  fields: { creatorId: 'creator-1' },
  editing: { facts, blog, stored: start, unsaved: draft },
});
const reading = { reading: { id: 'creator-1' } };
const at = (leaving: string) => `ready.config.configured + leaving.${leaving}`;
const [open, missing] = [at('staying'), 'ready.config.readingConfig + leaving.staying'];
const coverUploading = { type: 'cover.uploading' } as const;
const retry = { type: 'call.retry' } as const;
const leave = { type: 'session.leave' } as const;
const draftIs = (draft: UnsavedDraft | null) =>
  ({ type: 'draft.changed', unsaved: draft, language: draft ? 'tr' : 'en' }) as const;
const stores = (draft: UnsavedDraft | null): Effect[] => [
  { storeDraft: draft },
  { profile: { type: 'language.choose', language: draft ? 'tr' : 'en' } },
];
const toast = (tone: string, text: string): Effect => ({ toast: { type: 'toast.show', toast: { tone, text } } });

const saves: Effect = { editing: { type: 'draft.save' } };
const answers = [{ type: 'leave.save' }, { type: 'leave.confirm' }, { type: 'leave.cancel' }] as const;
const leadsTo = {
  'save.conflicted': [],
  'leave.cancel': [],
  'profile.invalid': [
    ...actions('focusProblem'),
    { panes: { type: 'tab.choose', tab: 'profile' } },
    toast('danger', 'profileInvalid'),
  ],
  'colour.invalid': [
    ...actions('focusProblem'),
    { panes: { type: 'tab.choose', tab: 'trips' } },
    toast('danger', 'colourInvalid'),
  ],
};

const decisions = [
  { type: 'save.conflicted' },
  { type: 'leave.cancel' },
  { type: 'profile.invalid' },
  { type: 'colour.invalid', tab: 'trips' },
] as const;

const opened = (start: Open<typeof dashboardMachine>, config = stored as StoredConfig | null): Page => {
  const page = start({ unsaved: null });
  page.answer('fetchBlog', { kind: 'found', profile: creator, config });
  return page;
};

export const journeys = journeysOf({
  machine: dashboardMachine,
  file: 'dashboard/dashboard.machine.ts',
  journeys: {
    'reads profile and config'(start) {
      const page = start({ unsaved: null });
      page.isIn('loading', {
        calls: { fetchBlog: undefined },
        tags: loading,
        context: {
          profile: null,
          stored: null,
          isEdited: false,
          isUploadingCover: false,
          isUploadingPortrait: false,
          isLoggingOut: false,
          message: null,
          unsaved: null,
        },
      });
      page.rejects(retry, leave);
      page.answer('fetchBlog', { kind: 'found', profile: creator, config: stored });
      page.isIn(open, { calls: flows(), context: { profile: creator, stored } });
    },
    '[CONFIG-21, CONFIG-25] starts with defaults where nothing, or only an order, was ever saved'(start) {
      for (const published of [{}, { displayOrder: { contact: 1 } }]) {
        const version = Object.keys(published).length;
        const page = opened(start, { config: published, version, updatedAt: 1 });
        const begun = { config: { ...defaults, ...published }, version, updatedAt: 1, published };
        page.isIn(open, { calls: flows(begun), context: { stored: begun } });
      }
    },
    '[CONFIG-34] opens silently without a config that cannot be read, and passes it on once it is read'(start) {
      const page = opened(start, null);
      page.isIn(missing, { calls: { ...flows(null), ...reading }, context: { message: null, stored: null } });
      page.rejects(retry);
      page.send({ type: 'config.loaded', stored });
      page.isIn(open, { calls: flows(null), effects: [{ editing: { type: 'config.loaded', stored } }] });
      page.rejects({ type: 'config.loaded', stored });
    },
    'continues an unsaved draft, with or without the config'(start) {
      for (const config of [stored, null]) {
        const page = start({ unsaved });
        page.answer('fetchBlog', { kind: 'found', profile: creator, config });
        page.isIn(open, { calls: flows(config, unsaved) });
      }
      const unread = { ...unsaved, base: { ...stored, version: -1 } };
      const page = start({ unsaved: unread });
      page.answer('fetchBlog', { kind: 'found', profile: creator, config: null });
      page.isIn(missing, { calls: { ...flows(null, unread), ...reading } });
    },
    'says why the profile could not be read, and loads the page again'(start) {
      const page = start({ unsaved: null });
      page.fail('fetchBlog', { message: 'Network Error' });
      page.send(leave);
      page.isIn('failed', { effects: actions('endSession'), context: { message: 'Network Error' } });
      page.send(retry);
      page.isIn('reloading', { effects: actions('reloadPage'), tags: loading });
    },
    'has nothing to set without a profile'(start) {
      const page = start({ unsaved: null });
      page.answer('fetchBlog', { kind: 'missing' });
      page.send(leave);
      page.isIn('missing', { effects: actions('endSession') });
    },
    'stores the draft with each change, and reads the names in its language'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved));
      page.isIn(open, { calls: flows(), effects: stores(unsaved), context: { isEdited: true } });
      page.send(draftIs(null));
      page.isIn(open, { calls: flows(), effects: stores(null), context: { isEdited: false } });
    },
    '[DASH-28, DASH-29, TRIPS-25] says in a toast what came of a save, a merge or a change of a trip'(start) {
      const page = opened(start);
      page.send({ type: 'config.saved' }, { type: 'config.merged' }, { type: 'save.failed' }, { type: 'trip.updated' });
      page.isIn(open, {
        calls: flows(),
        effects: [
          toast('success', 'saved'),
          toast('plain', 'merged'),
          toast('danger', 'notSaved'),
          toast('success', 'tripUpdated'),
        ],
      });
    },
    'goes on reading the config while the draft, a cover and the way out report'(start) {
      const page = opened(start, null);
      page.isIn(missing, { calls: { ...flows(null), ...reading } });
      page.send(
        leave,
        draftIs(unsaved),
        { type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' },
        coverUploading,
      );
      page.send({ type: 'config.saved' }, { type: 'config.merged' }, { type: 'save.failed' }, { type: 'trip.updated' });
      page.send({ type: 'part.opened', target: { kind: 'head' } });
      page.send(
        { type: 'base.changed' },
        { type: 'profile.renamed', name: 'Ada' },
        { type: 'cover.failed' },
        { type: 'cover.uploaded', folder: 'cover-image/0', slot: 'cover' },
        { type: 'profile.invalid' },
        { type: 'colour.invalid', tab: 'trips' },
        { type: 'portrait.uploading' },
        { type: 'portrait.failed' },
        { type: 'portrait.uploaded', folder: 'profile/0' },
      );
      page.isIn(missing, {
        calls: { ...flows(null), ...reading },
        effects: [
          ...actions('endSession'),
          ...stores(unsaved),
          { cover: { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } },
          toast('success', 'saved'),
          toast('plain', 'merged'),
          toast('danger', 'notSaved'),
          toast('success', 'tripUpdated'),
          { editing: { type: 'part.open', target: { kind: 'head' } } },
          { map: { type: 'map.refresh' } },
          { renameUser: 'Ada' },
          { editing: { type: 'cover.set', folder: 'cover-image/0' } },
          ...actions('focusProblem'),
          { panes: { type: 'tab.choose', tab: 'profile' } },
          toast('danger', 'profileInvalid'),
          ...actions('focusProblem'),
          { panes: { type: 'tab.choose', tab: 'trips' } },
          toast('danger', 'colourInvalid'),
          { editing: { type: 'profile.choose', profilePicture: 'profile/0' } },
        ],
        same: ['reading'],
      });
    },
    'goes on reading the config where the owner thinks again about leaving'(start) {
      const page = opened(start, null);
      page.isIn(missing, { calls: { ...flows(null), ...reading } });
      page.send(draftIs(unsaved), { type: 'page.leave' }, { type: 'leave.cancel' });
      const stays = (...effects: Effect[]) =>
        page.isIn(missing, { calls: { ...flows(null), ...reading }, effects, same: ['reading'] });
      stays(...stores(unsaved));
      for (const event of decisions) {
        page.send({ type: 'page.leave' }, { type: 'leave.save' }, event);
        stays(saves, ...leadsTo[event.type]);
      }
    },
    '[EDIT-15] sends a drawn picture, and puts the uploaded cover into the draft'(start) {
      const page = opened(start);
      page.send({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
      page.isIn(open, {
        calls: flows(),
        effects: [{ cover: { type: 'picture.upload', pictureId: 'picture-1', slot: 'cover' } }],
        context: { isUploadingCover: false },
      });
      page.send(coverUploading);
      page.isIn(open, { calls: flows(), context: { isUploadingCover: true } });
      page.send({ type: 'cover.uploaded', folder: 'cover-image/0', slot: 'cover' });
      page.isIn(open, {
        calls: flows(),
        effects: [{ editing: { type: 'cover.set', folder: 'cover-image/0' } }],
        context: { isUploadingCover: false },
      });
    },
    'puts an uploaded profile picture into the draft'(start) {
      const page = opened(start);
      page.send({ type: 'portrait.uploading' });
      page.isIn(open, { calls: flows(), context: { isUploadingPortrait: true } });
      page.send({ type: 'portrait.failed' });
      page.isIn(open, { calls: flows(), context: { isUploadingPortrait: false } });
      page.send({ type: 'portrait.uploading' }, { type: 'portrait.uploaded', folder: 'profile/0' });
      page.isIn(open, {
        calls: flows(),
        effects: [{ editing: { type: 'profile.choose', profilePicture: 'profile/0' } }],
        context: { isUploadingPortrait: false },
      });
    },
    'opens the tab of a text that is no colour'(start) {
      for (const tab of ['general', 'profile', 'trips'] as const) {
        const page = opened(start);
        page.send({ type: 'colour.invalid', tab });
        page.isIn(open, {
          calls: flows(),
          effects: [
            ...actions('focusProblem'),
            { panes: { type: 'tab.choose', tab } },
            toast('danger', 'colourInvalid'),
          ],
        });
      }
    },
    'leaves at once when nothing is unsaved'(start) {
      const page = opened(start);
      page.rejects(...answers);
      page.send({ type: 'page.leave' });
      page.isIn(at('left'), { calls: flows() });
      page.send(draftIs(unsaved), { type: 'page.leave' });
      page.isIn(at('unsure'), { calls: flows(), tags: ['asking'], effects: stores(unsaved) });
      const portrait = opened(start);
      portrait.send({ type: 'portrait.uploading' }, { type: 'page.leave' });
      portrait.isIn(at('unsure'), { calls: flows(), tags: ['asking'] });
      portrait.send({ type: 'portrait.failed' });
      portrait.isIn(at('left'), { calls: flows() });
    },
    'asks before it leaves unsaved changes, until a running save has ended well'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved), { type: 'page.leave' });
      page.isIn(at('unsure'), { calls: flows(), tags: ['asking'], effects: stores(unsaved) });
      page.send({ type: 'leave.cancel' });
      page.isIn(open, { calls: flows() });
      page.send({ type: 'page.leave' }, { type: 'save.failed' });
      page.isIn(at('unsure'), { calls: flows(), tags: ['asking'], effects: [toast('danger', 'notSaved')] });
      page.send(draftIs(null));
      page.isIn(at('left'), { calls: flows(), effects: stores(null) });
    },
    'leaves without saving'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved), { type: 'page.leave' }, { type: 'leave.confirm' });
      page.isIn(at('left'), { calls: flows(), effects: stores(unsaved) });
      page.send(leave);
      page.isIn(at('unsure'), { calls: flows(), tags: ['asking'] });
    },
    'saves and leaves, after the upload of a cover too'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved), coverUploading, { type: 'page.leave' }, { type: 'leave.save' });
      page.isIn(at('saving'), { calls: flows(), tags: ['asking'], effects: [...stores(unsaved), saves] });
      page.rejects({ type: 'leave.save' });
      page.send({ type: 'config.saved' }, draftIs(null));
      page.isIn(at('saving'), {
        calls: flows(),
        tags: ['asking'],
        effects: [toast('success', 'saved'), ...stores(null)],
      });
      page.rejects({ type: 'save.finished' });
      page.send({ type: 'cover.failed' });
      page.isIn(at('left'), { calls: flows() });
      const impatient = opened(start);
      impatient.send(draftIs(unsaved), { type: 'page.leave' }, { type: 'leave.save' }, { type: 'leave.confirm' });
      impatient.isIn(at('left'), { calls: flows(), effects: [...stores(unsaved), saves] });
    },
    'asks again where something is unsaved after the save, or the save fails'(start) {
      for (const event of [{ type: 'save.finished' }, { type: 'save.failed' }] as const) {
        const page = opened(start);
        page.send(draftIs(unsaved), { type: 'page.leave' }, { type: 'leave.save' }, event);
        const failed = event.type === 'save.failed' ? [toast('danger', 'notSaved')] : [];
        page.isIn(at('unsure'), { calls: flows(), tags: ['asking'], effects: [...stores(unsaved), saves, ...failed] });
      }
    },
    'stays where the owner has to decide or to correct something before it can be saved'(start) {
      for (const event of decisions) {
        const page = opened(start);
        page.send(draftIs(unsaved), { type: 'page.leave' }, { type: 'leave.save' });
        page.isIn(at('saving'), { calls: flows(), tags: ['asking'], effects: [...stores(unsaved), saves] });
        page.send(event);
        page.isIn(open, { calls: flows(), effects: leadsTo[event.type] });
      }
    },
    '[DASH-09] logs out'(start) {
      const page = opened(start);
      page.send(leave);
      page.isIn(open, { calls: flows(), effects: actions('endSession') });
    },
    'asks before Logout too: it logs out once the changes are saved, or given up'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved), leave);
      page.isIn(at('unsure'), { calls: flows(), tags: ['asking'], effects: stores(unsaved) });
      page.send({ type: 'leave.save' });
      page.isIn(at('saving'), { calls: flows(), tags: ['asking'], effects: [saves] });
      page.send(draftIs(null));
      page.isIn(open, { calls: flows(), effects: stores(null).toSpliced(1, 0, ...actions('endSession')) });
      page.send(draftIs(unsaved), leave, { type: 'leave.confirm' });
      page.isIn(open, { calls: flows(), effects: [...stores(unsaved), ...actions('endSession')] });
    },
    'forgets Logout once the owner has stayed'(start) {
      const page = opened(start);
      page.send(draftIs(unsaved), leave, { type: 'leave.cancel' }, { type: 'page.leave' }, { type: 'leave.confirm' });
      page.isIn(at('left'), { calls: flows(), effects: stores(unsaved) });
    },
  },
});
