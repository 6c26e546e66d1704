import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { creator, stored } from './blog-editing.flow.ts';
import { demoDashboard } from './own-account.flow.ts';

export const unsaved: UnsavedDraft = {
  base: stored,
  draft: { language: 'tr' },
  history: emptyHistory,
  conflictPaths: [],
  unconfirmed: [],
};

const loading = ['Loading Configuration', 'Setting up your blog dashboard...'];
const ready = ["Deniz Yıldız's Blog", 'Configuration Dashboard'];
const question = ['Leave without saving?', 'You have unsaved changes.'];
const leavingTexts = { staying: ready, left: ready, unsure: [...ready, ...question], saving: [...ready, ...question] };

export const flow = {
  model: modelOf({
    title: 'Dashboard',
    machine: dashboardMachine,
    input: { unsaved: null },
    events: {
      'draft.changed': [
        { unsaved: null, language: 'en' },
        { unsaved, language: 'tr' },
      ],
      'config.loaded': [{ stored }],
      'profile.renamed': [{ name: 'Ada' }],
      'picture.drawn': [{ pictureId: 'picture-1', slot: 'cover' }],
      'cover.uploaded': [{ folder: 'cover-image/0', slot: 'cover' }],
      'colour.invalid': [{ tab: 'trips' }],
      'portrait.uploaded': [{ folder: 'profile/0' }],
      'part.opened': [{ target: { kind: 'head' } }],
    },
    answers: {
      fetchBlog: [
        { kind: 'found', profile: creator, config: stored },
        { kind: 'found', profile: creator, config: null },
        { kind: 'missing' },
      ],
    },
    restingStates: ['reloading', 'ready.leaving.left'],
    vertex: ({ isEdited, isUploadingCover, isLoggingOut, stored: known }) => [
      isEdited,
      isUploadingCover,
      isLoggingOut,
      known === null,
    ],
  }),
  guide: {
    ...demoDashboard,
    answers: {
      fetchBlog: { found: 'open the page', missing: 'not by hand: every creator has a profile' },
    },
    conditions: {
      isFound: 'the creator has a profile',
      isConfigMissing: 'the config could not be read',
      isEdited: 'something is still unsaved',
      isNothingUnsaved: 'everything is saved',
      isLoggingOut: 'Logout was pressed',
    },
  },
  words: {
    'page.leave': 'Follow a link to another page',
    'draft.changed': ({ unsaved: changes }) => (changes === null ? 'Undo all changes' : 'Choose Turkish for the page'),
    'picture.drawn': 'A picture is drawn',
    'cover.uploading': 'A cover is being uploaded',
    'cover.uploaded': 'A cover is uploaded',
    'cover.failed': 'A cover cannot be uploaded',
    'colour.invalid': 'Press Save Changes while a field of a trip holds no colour',
    'profile.invalid': 'Press Save Changes while a field of the profile is not valid',
    'portrait.uploading': 'A profile picture is being uploaded',
    'portrait.uploaded': 'A profile picture is uploaded',
    'portrait.failed': 'A profile picture cannot be uploaded',
    'part.opened': 'Press a part of the preview',
    'base.changed': 'Another version of the config is the base of the draft',
    'config.loaded': 'The config could be read',
    'profile.renamed': 'The saved profile has another name',
    'config.saved': 'The config is saved',
    'config.merged': 'Changes of another tab are merged',
    'save.failed': 'A save fails',
    'save.finished': 'A save ends',
    'save.conflicted': 'Another tab has changed the same setting',
    'trip.updated': 'Change how a trip is shown',
  },
  shown: {
    texts: {
      loading,
      reloading: loading,
      missing: ['No Profile Found', "We couldn't find a creator profile for this username.", 'Back to Blog'],
      failed: ['Oops! Something went wrong'],
      ...Object.fromEntries(
        ['configured', 'readingConfig'].flatMap((config) =>
          Object.entries(leavingTexts).map(([leaving, texts]) => [
            `ready.config.${config} + leaving.${leaving}`,
            texts,
          ]),
        ),
      ),
    },
  },
  gestures: {
    'call.retry': ({ press }) => press('Try Again'),
    'session.leave': ({ press }) => press('Logout'),
    'leave.cancel': ({ press }) => press('Stay'),
    'leave.confirm': ({ press }) => press('Leave'),
    'leave.save': ({ press }) => press('Save and leave'),
  },
  elsewhere: {
    'draft.changed': 'the draft',
    'base.changed': 'the draft',
    'picture.drawn': 'the picture',
    'cover.uploading': 'the upload of the cover',
    'cover.uploaded': 'the upload of the cover',
    'cover.failed': 'the upload of the cover',
    'profile.invalid': 'the draft',
    'colour.invalid': 'the draft',
    'portrait.uploading': 'the fields of the profile',
    'portrait.uploaded': 'the fields of the profile',
    'portrait.failed': 'the fields of the profile',
    'part.opened': 'the panes',
    'config.loaded': 'the flow that reads the config again',
    'profile.renamed': 'the draft',
    'config.saved': 'the draft',
    'config.merged': 'the draft',
    'save.failed': 'the draft',
    'save.finished': 'the draft',
    'save.conflicted': 'the draft',
    'page.leave': 'the router, which holds up a link to another page',
    'trip.updated': 'the draft',
  },
  /** An open question blocks the page. */
  isOffered: (snapshot, { type }) => !snapshot.hasTag('asking') || type.startsWith('leave.'),
  repeatable: { 'session.leave': 'A second sign-out changes nothing.' },
} satisfies Flow;
