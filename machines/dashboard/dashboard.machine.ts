import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import { factsOf, noFacts } from '#machines/rules/blog-facts.ts';
import { settingsOf } from '#machines/rules/read-setting.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import type { BlogAnswer } from '../blog/fetch-blog.ts';
import { blogEditingMachine } from '../blog-editing/blog-editing.machine.ts';
import type { DraftReport, EditingReport } from '../blog-editing/blog-editing.setup.ts';
import type { UnsavedDraft } from '../blog-editing/draft.ts';
import type { PreviewTarget } from '../blog-editing/preview-target.ts';
import { blogMapMachine } from '../blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '../blog-profile/blog-profile.machine.ts';
import { isUnknown, type StoredConfig, withEditorDefaults } from '../blog-saving/stored-config.ts';
import { blogVisitsMachine } from '../blog-visits/blog-visits.machine.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { configReadingMachine } from '../config-reading/config-reading.machine.ts';
import { copyingMachine } from '../copying/copying.machine.ts';
import { type CoverReport, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import {
  type DashboardTab,
  dashboardPanesMachine,
  type PanesReport,
} from '../dashboard-panes/dashboard-panes.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { ownAccountMachine } from '../own-account/own-account.machine.ts';
import type { ChildrenOf, Running } from '../page-flows.ts';
import { type DrawnReport, pictureMachine } from '../picture/picture.machine.ts';
import { type ProfileEditingReport, profileEditingMachine } from '../profile-editing/profile-editing.machine.ts';
import { type Toast, toastMachine } from '../toast/toast.machine.ts';

const flows = {
  editing: blogEditingMachine,
  reading: configReadingMachine,
  panes: dashboardPanesMachine,
  toast: toastMachine,
  picture: pictureMachine,
  cover: coverUploadMachine,
  copying: copyingMachine,
  visits: blogVisitsMachine,
  account: ownAccountMachine,
  map: blogMapMachine,
  profile: blogProfileMachine,
  fields: profileEditingMachine,
};

interface Types {
  input: { unsaved: UnsavedDraft | null };
  context: {
    unsaved: UnsavedDraft | null;
    profile: BlogCreator | null;
    /** Null if it could not be read. */
    stored: StoredConfig | null;
    isEdited: boolean;
    isUploadingCover: boolean;
    isUploadingPortrait: boolean;
    isLoggingOut: boolean;
    message: string | null;
  };
  events:
    | { type: 'call.retry' }
    | { type: 'session.leave' }
    /** The owner wants to go to another page while something is unsaved. */
    | { type: 'page.leave' }
    | { type: 'leave.save' }
    | { type: 'leave.confirm' }
    | { type: 'leave.cancel' }
    | { type: 'config.loaded'; stored: StoredConfig }
    | DraftReport
    | EditingReport
    | DrawnReport
    | CoverReport
    | ProfileEditingReport
    | PanesReport;
  tags: 'loading' | 'asking';
  children: ChildrenOf<typeof flows>;
}

type Unsaved = Pick<Types['context'], 'isEdited' | 'isUploadingCover' | 'isUploadingPortrait'>;

export const hasUnsaved = ({ isEdited, isUploadingCover, isUploadingPortrait }: Unsaved): boolean =>
  isEdited || isUploadingCover || isUploadingPortrait;

const dashboard = setup({
  types: {} as Types,
  actors: {
    fetchBlog: fromPromise<BlogAnswer<StoredConfig>>(notProvided('fetchBlog')),
    ...flows,
  },
  actions: {
    setBlog: assign((_, { profile, config }: OfKind<BlogAnswer<StoredConfig>, 'found'>) => ({
      profile,
      stored: config && withEditorDefaults(config, factsOf(profile)),
    })),
    rememberFailure: assign(failureMessage),
    rememberEdited: assign((_, { unsaved }: DraftReport) => ({ isEdited: unsaved !== null })),
    startLeaving: assign((_, isLoggingOut: boolean) => ({ isLoggingOut })),
    setUploadingCover: assign((_, isUploadingCover: boolean) => ({ isUploadingCover })),
    setUploadingPortrait: assign((_, isUploadingPortrait: boolean) => ({ isUploadingPortrait })),
    refreshMap: sendTo('map', { type: 'map.refresh' }),
    passConfig: sendTo('editing', (_, stored: StoredConfig) => ({ type: 'config.loaded', stored })),
    saveDraft: sendTo('editing', { type: 'draft.save' }),
    chooseLanguage: sendTo('profile', (_, language: Language) => ({ type: 'language.choose', language })),
    openTab: sendTo('panes', (_, tab: DashboardTab) => ({ type: 'tab.choose', tab })),
    showToast: sendTo('toast', (_, toast: Toast) => ({ type: 'toast.show', toast })),
    uploadCover: sendTo('cover', (_, { pictureId, slot }: DrawnReport) => ({
      type: 'picture.upload',
      pictureId,
      slot,
    })),
    openPart: sendTo('editing', (_, target: PreviewTarget) => ({ type: 'part.open', target })),
    setCover: sendTo('editing', (_, folder: string) => ({ type: 'cover.set', folder })),
    setPortrait: sendTo('editing', (_, profilePicture: string) => ({ type: 'profile.choose', profilePicture })),
    focusProblem: () => effectNotProvided('focusProblem'),
    endSession: () => effectNotProvided('endSession'),
    renameUser: (_, _name: string) => effectNotProvided('renameUser'),
    storeDraft: (_, _unsaved: UnsavedDraft | null) => effectNotProvided('storeDraft'),
    reloadPage: () => effectNotProvided('reloadPage'),
  },
  guards: {
    isEdited: ({ context }) => context.isEdited,
    isNothingUnsaved: ({ context }) => !hasUnsaved(context),
    isLoggingOut: ({ context }) => context.isLoggingOut,
    isConfigMissing: ({ context: { stored, unsaved } }) =>
      stored === null && (unsaved === null || isUnknown(unsaved.base)),
  },
});
const call = callOf(dashboard);

const leave = {
  'page.leave': { target: 'unsure', actions: { type: 'startLeaving', params: false } },
  'session.leave': { target: 'unsure', actions: { type: 'startLeaving', params: true } },
} as const;

const ready = dashboard.createStateConfig({
  invoke: [
    { id: 'toast', src: 'toast' },
    { id: 'panes', src: 'panes' },
    { id: 'copying', src: 'copying' },
    { id: 'account', src: 'account' },
    { id: 'map', src: 'map' },
    {
      id: 'profile',
      src: 'profile',
      input: ({ context: { profile, stored } }) => ({
        profile,
        language: stored && settingsOf(stored.config).language,
      }),
    },
    { id: 'visits', src: 'visits', input: ({ context }) => ({ creatorId: context.profile?._id ?? '' }) },
    { id: 'fields', src: 'fields', input: ({ context }) => ({ creatorId: context.profile?._id ?? '' }) },
    { id: 'picture', src: 'picture' },
    { id: 'cover', src: 'cover', input: ({ context }) => ({ creatorId: context.profile?._id ?? '' }) },
    {
      id: 'editing',
      src: 'editing',
      input: ({ context: { profile, stored, unsaved } }) => ({
        facts: profile === null ? noFacts : factsOf(profile),
        blog: { username: profile?.username ?? '', id: profile?._id ?? '' },
        stored,
        unsaved,
      }),
    },
  ],
  type: 'parallel',
  states: {
    config: {
      on: {
        'draft.changed': {
          actions: [
            { type: 'rememberEdited', params: ({ event }) => event },
            { type: 'storeDraft', params: ({ event }) => event.unsaved },
            { type: 'chooseLanguage', params: ({ event }) => event.language },
          ],
        },
        'picture.drawn': { actions: { type: 'uploadCover', params: ({ event }) => event } },
        'cover.uploading': { actions: { type: 'setUploadingCover', params: true } },
        'cover.failed': { actions: { type: 'setUploadingCover', params: false } },
        'cover.uploaded': {
          actions: [
            { type: 'setUploadingCover', params: false },
            { type: 'setCover', params: ({ event }) => event.folder },
          ],
        },
        'portrait.uploading': { actions: { type: 'setUploadingPortrait', params: true } },
        'portrait.failed': { actions: { type: 'setUploadingPortrait', params: false } },
        'portrait.uploaded': {
          actions: [
            { type: 'setUploadingPortrait', params: false },
            { type: 'setPortrait', params: ({ event }) => event.folder },
          ],
        },
        'part.opened': { actions: { type: 'openPart', params: ({ event }) => event.target } },
        'base.changed': { actions: 'refreshMap' },
        'profile.renamed': { actions: { type: 'renameUser', params: ({ event }) => event.name } },
        'config.saved': { actions: { type: 'showToast', params: { tone: 'success', text: 'saved' } } },
        'config.merged': { actions: { type: 'showToast', params: { tone: 'plain', text: 'merged' } } },
        'save.failed': { actions: { type: 'showToast', params: { tone: 'danger', text: 'notSaved' } } },
        'profile.invalid': {
          actions: [
            { type: 'openTab', params: 'profile' },
            { type: 'showToast', params: { tone: 'danger', text: 'profileInvalid' } },
            'focusProblem',
          ],
        },
        'colour.invalid': {
          actions: [
            { type: 'openTab', params: ({ event }) => event.tab },
            { type: 'showToast', params: { tone: 'danger', text: 'colourInvalid' } },
            'focusProblem',
          ],
        },
        'trip.updated': { actions: { type: 'showToast', params: { tone: 'success', text: 'tripUpdated' } } },
      },
      initial: 'checkingConfig',
      states: {
        checkingConfig: { always: [{ guard: 'isConfigMissing', target: 'readingConfig' }, 'configured'] },
        readingConfig: {
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ id: context.profile?._id ?? '' }),
          },
          on: {
            'config.loaded': {
              target: 'configured',
              actions: { type: 'passConfig', params: ({ event }) => event.stored },
            },
          },
        },
        configured: {},
      },
    },
    leaving: {
      initial: 'staying',
      states: {
        staying: { on: leave },
        /** Asks whether to leave without saving; nothing is asked once a running save has ended well. */
        unsure: {
          tags: 'asking',
          always: { guard: 'isNothingUnsaved', target: 'left' },
          on: { 'leave.save': 'saving', 'leave.confirm': 'left', 'leave.cancel': 'staying' },
        },
        saving: {
          tags: 'asking',
          entry: 'saveDraft',
          always: { guard: 'isNothingUnsaved', target: 'left' },
          on: {
            'save.finished': { guard: 'isEdited', target: 'unsure' },
            'save.failed': 'unsure',
            'save.conflicted': 'staying',
            'profile.invalid': 'staying',
            'colour.invalid': 'staying',
            'leave.confirm': 'left',
            'leave.cancel': 'staying',
          },
        },
        left: { always: { guard: 'isLoggingOut', target: 'staying', actions: 'endSession' }, on: leave },
      },
    },
  },
});

/** The dashboard of a blog: its profile and config first, then all that the owner can do with them. */
export const dashboardMachine = dashboard.createMachine({
  id: 'dashboard',
  context: ({ input: { unsaved } }) => ({
    unsaved,
    profile: null,
    stored: null,
    isEdited: false,
    isUploadingCover: false,
    isUploadingPortrait: false,
    isLoggingOut: false,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: call('fetchBlog', {
        found: { target: 'ready', actions: 'setBlog' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    missing: { on: { 'session.leave': { actions: 'endSession' } } },
    failed: { on: { 'call.retry': 'reloading', 'session.leave': { actions: 'endSession' } } },
    reloading: { tags: 'loading', entry: 'reloadPage' },
    ready,
  },
});

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;
export type DashboardFlows = Running<typeof flows>;
export type DashboardSnapshot = SnapshotFrom<typeof dashboardMachine>;
