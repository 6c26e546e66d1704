import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { middle, pictureMachine } from '#machines/picture/picture.machine.ts';
import { emptyHistory } from '#machines/rules/edit-history.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { blog, creator, facts, stored } from './blog-editing.flow.ts';
import { demoDashboard } from './own-account.flow.ts';

/** A snapshot of the editing flow with this draft. */
export const editing = (draft: object) =>
  blogEditingMachine.resolveState({
    value: 'calm',
    context: {
      ...{ facts, blog, base: stored, draft, history: emptyHistory, undecided: [], unanswered: [] },
      ...{ question: null, isSaving: false, wanted: null, dropped: 0, colour: null },
      ...{ isColourMeant: false, expanded: [], asked: null, target: null, moved: null, openTrip: null },
    },
  });

/** A snapshot of the flow that reads the config again; null is a config that is known. */
export const reading = (found: StoredConfig | null) =>
  configReadingMachine.resolveState({
    value: found === null ? 'known' : 'ready',
    context: { id: 'creator-1', failures: 0, stored: found },
  });

/** A snapshot of the picture flow; null is no picture. */
export const picture = (id: string | null) =>
  pictureMachine.resolveState({
    value: id === null ? { empty: 'calm' } : { ready: 'calm' },
    context: {
      fileId: '',
      source: null,
      crop: middle,
      problem: null,
      drawn: id === null ? null : { id, url: 'blob:drawn' },
    },
  });

/** A snapshot of the cover upload; null is no cover. */
export const cover = (folder: string | null) => uploading(folder === null ? 'calm' : 'uploaded', folder);

const uploading = (value: 'calm' | 'uploading' | 'uploaded', folder: string | null) =>
  coverUploadMachine.resolveState({
    value,
    context: { creatorId: 'creator-1', pictureId: 'picture-1', folder, message: null },
  });

export const coverOnItsWay = uploading('uploading', null);

const loading = ['Loading Configuration', 'Setting up your blog dashboard...'];
const ready = ["Deniz Yıldız's Blog", 'Configuration Dashboard'];

export const flow = {
  model: modelOf({
    title: 'Dashboard',
    machine: dashboardMachine,
    input: { kept: null },
    events: {
      'call.retry': [{}],
      'session.leave': [{}],
      'leave.confirm': [{}],
      'leave.cancel': [{}],
      'xstate.snapshot.editing': [
        { said: 'the saved config', snapshot: editing({}) },
        { said: 'a draft', snapshot: editing({ language: 'tr' }) },
      ],
      'xstate.snapshot.reading': [
        { said: 'a known config', snapshot: reading(null) },
        { said: 'a config that was read again', snapshot: reading(stored) },
      ],
      'xstate.snapshot.picture': [
        { said: 'no picture', snapshot: picture(null) },
        { said: 'a drawn picture', snapshot: picture('picture-1') },
      ],
      'xstate.snapshot.cover': [
        { said: 'no cover', snapshot: cover(null) },
        { said: 'a cover that is being sent', snapshot: coverOnItsWay },
        { said: 'an uploaded cover', snapshot: cover('cover-image/0') },
      ],
    },
    answers: {
      fetchProfile: [{ kind: 'found', profile: creator }, { kind: 'nobody' }],
      fetchConfig: [stored],
      loadFully: [undefined],
    },
    vertex: ({ isEdited, isSendingCover, stored: known }) => [isEdited, isSendingCover, known === null],
    isConsistent: ({ context }, { fetchConfig }) => context.stored === null || fetchConfig?.id === context.profile?._id,
  }),
  guide: {
    ...demoDashboard,
    answers: {
      fetchProfile: { found: 'open the page', nobody: 'not by hand: every creator has a profile' },
      fetchConfig: { done: 'nothing to do: it follows the profile' },
      loadFully: { done: 'not by hand: the page loads again and starts over' },
    },
    conditions: { isUnsaved: 'a change is not saved, or a cover is being sent' },
  },
  words: {
    'call.retry': 'Press Try Again',
    'session.leave': 'Press Logout',
    'leave.confirm': 'Press Leave',
    'leave.cancel': 'Press Stay',
  },
  shown: {
    buttons: {
      'Try Again': { type: 'call.retry' },
      Logout: { type: 'session.leave' },
      Leave: { type: 'leave.confirm' },
      Stay: { type: 'leave.cancel' },
    },
    texts: {
      loadingProfile: loading,
      loadingConfig: loading,
      reloading: loading,
      nobody: ['No Profile Found', "We couldn't find a creator profile for this username.", 'Back to Blog'],
      failed: ['Oops! Something went wrong'],
      'ready.open': ready,
      'ready.leaving': [...ready, 'Leave without saving?'],
    },
  },
  gestures: {
    'call.retry': ({ press }) => press('Try Again'),
    'session.leave': ({ press }) => press('Logout'),
    'leave.confirm': ({ press }) => press('Leave'),
    'leave.cancel': ({ press }) => press('Stay'),
    /** The draft may change behind an open question, where no control can be reached: the walk test listens for these keys. */
    'xstate.snapshot.editing': ({ strike }, { said }) => strike(said === 'a draft' ? 'tr' : 'en'),
  },
  repeatable: { 'session.leave': 'A second sign-out changes nothing.' },
} satisfies Flow;
