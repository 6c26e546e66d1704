import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import { factsOf, noFacts } from '#machines/rules/blog-facts.ts';
import { settingsOf } from '#machines/rules/read-setting.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { type BlogEditingSnapshot, blogEditingMachine } from '../blog-editing/blog-editing.machine.ts';
import { isDirty, settingsIn } from '../blog-editing/blog-editing.view.ts';
import type { KeptDraft } from '../blog-editing/draft.ts';
import { blogMapMachine } from '../blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '../blog-profile/blog-profile.machine.ts';
import { begun, type StoredConfig, unknownVersion } from '../blog-saving/stored-config.ts';
import { blogVisitsMachine } from '../blog-visits/blog-visits.machine.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { type ConfigReadingSnapshot, configReadingMachine } from '../config-reading/config-reading.machine.ts';
import { copyingMachine } from '../copying/copying.machine.ts';
import { type CoverUploadSnapshot, coverUploadMachine } from '../cover-upload/cover-upload.machine.ts';
import { isCoverImageUploading, uploadedFolder } from '../cover-upload/cover-upload.view.ts';
import { dashboardPanesMachine } from '../dashboard-panes/dashboard-panes.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { ownAccountMachine } from '../own-account/own-account.machine.ts';
import { type PictureSnapshot, pictureMachine } from '../picture/picture.machine.ts';
import { drawnPicture } from '../picture/picture.view.ts';
import { toastMachine } from '../toast/toast.machine.ts';

export type OwnProfileAnswer = { kind: 'found'; profile: BlogCreator } | { kind: 'nobody' };

interface Types {
  input: { kept: KeptDraft | null };
  context: {
    kept: KeptDraft | null;
    profile: BlogCreator | null;
    /** Null where it could not be read. */
    stored: StoredConfig | null;
    isEdited: boolean;
    isSendingCover: boolean;
    message: string | null;
  };
  events:
    | { type: 'call.retry' }
    | { type: 'session.leave' }
    | { type: 'leave.confirm' }
    | { type: 'leave.cancel' }
    | { type: 'xstate.snapshot.editing'; snapshot: BlogEditingSnapshot }
    | { type: 'xstate.snapshot.reading'; snapshot: ConfigReadingSnapshot }
    | { type: 'xstate.snapshot.picture'; snapshot: PictureSnapshot }
    | { type: 'xstate.snapshot.cover'; snapshot: CoverUploadSnapshot };
  tags: 'loading';
  children: {
    editing: 'editing';
    reading: 'reading';
    panes: 'panes';
    toast: 'toast';
    picture: 'picture';
    cover: 'cover';
    copying: 'copying';
    visits: 'visits';
    account: 'account';
    map: 'map';
    profile: 'profile';
  };
}

const dashboard = setup({
  types: {} as Types,
  actors: {
    fetchProfile: fromPromise<OwnProfileAnswer>(notProvided('fetchProfile')),
    fetchConfig: fromPromise<StoredConfig, { id: string }>(notProvided('fetchConfig')),
    loadFully: fromPromise<void>(notProvided('loadFully')),
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
  },
  actions: {
    rememberProfile: assign((_, { profile }: OfKind<OwnProfileAnswer, 'found'>) => ({ profile })),
    rememberStored: assign(({ context: { profile } }, stored: StoredConfig) => ({
      stored: begun(stored, profile === null ? noFacts : factsOf(profile)),
    })),
    rememberFailure: assign(failureMessage),
    rememberEdited: assign((_, editing: BlogEditingSnapshot) => ({ isEdited: isDirty(editing) })),
    rememberSending: assign((_, cover: CoverUploadSnapshot) => ({ isSendingCover: isCoverImageUploading(cover) })),
    tellMap: sendTo('map', (_, version: number) => ({ type: 'config.settle', version })),
    tellReading: sendTo('reading', (_, version: number) => ({ type: 'config.settle', version })),
    passConfig: sendTo('editing', (_, stored: StoredConfig | null) => ({ type: 'config.arrive', stored })),
    tellProfile: sendTo('profile', (_, language: Language) => ({ type: 'language.settle', language })),
    tellPicture: sendTo('cover', (_, pictureId: string | null) => ({ type: 'picture.settle', pictureId })),
    setCover: sendTo('editing', (_, folder: string | null) => ({ type: 'cover.set', folder })),
    takeFolder: sendTo('cover', { type: 'folder.take' }),
    endSession: () => effectNotProvided('endSession'),
    keepDraft: (_, _editing: BlogEditingSnapshot) => effectNotProvided('keepDraft'),
  },
  guards: {
    /** A cover on its way is lost as a draft is. */
    isUnsaved: ({ context: { isEdited, isSendingCover } }) => isEdited || isSendingCover,
    hasArrived: (_, stored: StoredConfig | null) => stored !== null,
    hasFolder: (_, folder: string | null) => folder !== null,
  },
});
const call = callOf(dashboard);

/** The dashboard of a blog: whose it is, how they want it shown, and what they make of it. */
export const dashboardMachine = dashboard.createMachine({
  id: 'dashboard',
  context: ({ input: { kept } }) => ({
    ...{ kept, profile: null, stored: null, isEdited: false, isSendingCover: false, message: null },
  }),
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: call('fetchProfile', {
        found: { target: 'loadingConfig', actions: 'rememberProfile' },
        nobody: 'nobody',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    loadingConfig: {
      tags: 'loading',
      invoke: call('fetchConfig', {
        input: ({ context }) => ({ id: context.profile?._id ?? '' }),
        done: { target: 'ready', actions: 'rememberStored' },
        // The page opens with the defaults, and goes on reading the config.
        failed: 'ready',
      }),
    },
    nobody: { on: { 'session.leave': { actions: 'endSession' } } },
    failed: { on: { 'call.retry': 'reloading', 'session.leave': { actions: 'endSession' } } },
    reloading: {
      tags: 'loading',
      invoke: call('loadFully', { done: 'failed', failed: 'failed' }),
    },
    ready: {
      invoke: [
        { id: 'toast', src: 'toast', systemId: 'toast' },
        { id: 'panes', src: 'panes' },
        { id: 'copying', src: 'copying' },
        { id: 'account', src: 'account' },
        { id: 'map', src: 'map', input: ({ context }) => ({ version: context.stored?.version ?? unknownVersion }) },
        {
          id: 'profile',
          src: 'profile',
          input: ({ context: { profile, stored } }) => ({
            profile,
            language: stored && settingsOf(stored.config).language,
          }),
        },
        { id: 'visits', src: 'visits', input: ({ context }) => ({ creatorId: context.profile?._id ?? '' }) },
        {
          id: 'picture',
          src: 'picture',
          onSnapshot: {
            actions: [{ type: 'tellPicture', params: ({ event }) => drawnPicture(event.snapshot)?.id ?? null }],
          },
        },
        {
          id: 'cover',
          src: 'cover',
          input: ({ context }) => ({ creatorId: context.profile?._id ?? '' }),
          onSnapshot: [
            {
              guard: { type: 'hasFolder', params: ({ event }) => uploadedFolder(event.snapshot) },
              actions: [
                { type: 'rememberSending', params: ({ event }) => event.snapshot },
                { type: 'setCover', params: ({ event }) => uploadedFolder(event.snapshot) },
                'takeFolder',
              ],
            },
            { actions: { type: 'rememberSending', params: ({ event }) => event.snapshot } },
          ],
        },
        {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ id: context.profile?._id ?? '' }),
          onSnapshot: {
            guard: { type: 'hasArrived', params: ({ event }) => event.snapshot.context.stored },
            actions: { type: 'passConfig', params: ({ event }) => event.snapshot.context.stored },
          },
        },
        {
          id: 'editing',
          src: 'editing',
          input: ({ context: { profile, stored, kept } }) => ({
            facts: profile === null ? noFacts : factsOf(profile),
            blog: { username: profile?.username ?? '', id: profile?._id ?? '' },
            stored,
            kept,
          }),
          onSnapshot: {
            actions: [
              { type: 'rememberEdited', params: ({ event }) => event.snapshot },
              { type: 'keepDraft', params: ({ event }) => event.snapshot },
              { type: 'tellReading', params: ({ event }) => event.snapshot.context.base.version },
              { type: 'tellMap', params: ({ event }) => event.snapshot.context.base.version },
              { type: 'tellProfile', params: ({ event }) => settingsIn(event.snapshot.context).settings.language },
            ],
          },
        },
      ],
      initial: 'open',
      states: {
        open: {
          on: {
            'session.leave': [{ guard: 'isUnsaved', target: 'leaving' }, { actions: 'endSession' }],
          },
        },
        leaving: {
          on: {
            'leave.confirm': { target: 'open', actions: 'endSession' },
            'leave.cancel': 'open',
          },
        },
      },
    },
  },
});

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;
export type DashboardSnapshot = SnapshotFrom<typeof dashboardMachine>;
