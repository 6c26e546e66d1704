import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Parameters } from '#rules/parameters.ts';
import { cleanUsername } from '#rules/username.ts';
import {
  type ApplicationReport,
  type Applied,
  applicationMachine,
  type DraftForm,
  type SavedForm,
} from '../application/application.machine.ts';
import { applicationPartsMachine, type PartReport } from '../application-parts/application-parts.machine.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import { draftLinkMachine } from '../draft-link/draft-link.machine.ts';
import { emailCheckMachine } from '../email-check/email-check.machine.ts';
import { type EmailReport, emailVerificationMachine } from '../email-verification/email-verification.machine.ts';
import { effectNotProvided } from '../not-provided.ts';
import type { ChildrenOf, Running } from '../page-flows.ts';
import { type PictureReport, pictureMachine } from '../picture/picture.machine.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import { type UsernameReport, usernameCheckMachine } from '../username-check/username-check.machine.ts';

/** The draft as it is saved: once when the page opens, and whenever another tab changes it. */
export interface DraftObserved {
  type: 'draft.observe';
  form: SavedForm;
}

type Proof = Exclude<EmailReport, { type: 'email.changed' }>;

const flows = {
  application: applicationMachine,
  parts: applicationPartsMachine,
  email: emailVerificationMachine,
  emailCheck: emailCheckMachine,
  username: usernameCheckMachine,
  picture: pictureMachine,
  lists: referenceListsMachine,
  city: citySearchMachine,
  draftLink: draftLinkMachine,
  watchDraft: fromCallback<DraftObserved>(() => effectNotProvided('watchDraft')),
};

interface Types {
  input: { draft: DraftForm | null; attemptSeed: string; parameters: Parameters };
  context: Types['input'];
  events:
    | { type: 'username.type'; username: string }
    | DraftObserved
    | { type: 'draft.discard' }
    | { type: 'action.confirm' }
    | { type: 'action.cancel' }
    | ApplicationReport
    | PartReport
    | EmailReport
    | UsernameReport
    | PictureReport;
  children: ChildrenOf<typeof flows>;
}

const page = setup({
  types: {} as Types,
  actors: flows,
  actions: {
    tellApplication: sendTo('application', (_, report: PartReport | Proof | UsernameReport | PictureReport) => report),
    tellUsername: sendTo('username', (_, report: Proof) => report),
    tellDraftLink: sendTo('draftLink', (_, report: Proof) => report),
    checkEmail: sendTo('emailCheck', (_, email: string) => ({ type: 'address.change', email })),
    checkUsername: sendTo('username', (_, username: string) => ({ type: 'name.change', username })),
    changeUsername: sendTo('application', (_, username: string) => ({
      type: 'form.change',
      field: 'username',
      change: { username: cleanUsername(username) },
    })),
    followDraft: sendTo('application', (_, form: SavedForm) => ({ type: 'draft.observe', form })),
    discardDraft: sendTo('application', { type: 'draft.discard' }),
    forgetDraft: assign({ draft: null }),
    forgetProof: sendTo('email', { type: 'proof.forget' }),
    clearEmail: sendTo('email', { type: 'email.change', email: '' }),
    removePicture: sendTo('picture', { type: 'picture.remove' }),
    closeSearch: sendTo('city', { type: 'search.close' }),
    saveDraft: (_, _form: DraftForm) => effectNotProvided('saveDraft'),
    saveVerification: () => effectNotProvided('saveVerification'),
    clearVerified: () => effectNotProvided('clearVerified'),
    saveApplied: (_, _applied: Applied) => effectNotProvided('saveApplied'),
  },
});

const startOver = [
  ...(['forgetDraft', 'discardDraft', 'forgetProof', 'clearEmail', 'removePicture', 'closeSearch'] as const),
  { type: 'checkUsername', params: '' },
] as const;

export const applicationPageMachine = page.createMachine({
  id: 'applicationPage',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      invoke: [
        {
          id: 'email',
          src: 'email',
          input: ({ context: { attemptSeed } }) => ({ attemptSeed }),
          onSnapshot: { actions: 'saveVerification' },
        },
        { id: 'emailCheck', src: 'emailCheck' },
        { id: 'username', src: 'username' },
        { id: 'picture', src: 'picture' },
        { id: 'lists', src: 'lists' },
        { id: 'parts', src: 'parts', input: ({ context: { parameters } }) => ({ parameters }) },
        { id: 'city', src: 'city', input: { minLetters: 2 } },
        {
          id: 'application',
          src: 'application',
          input: ({ context: { draft } }) => ({ draft }),
          onDone: {
            target: 'sent',
            actions: [{ type: 'saveApplied', params: ({ event }) => event.output }, 'clearVerified'],
          },
        },
        { id: 'draftLink', src: 'draftLink' },
        { id: 'watchDraft', src: 'watchDraft' },
      ],
      on: {
        'draft.observe': {
          actions: [
            { type: 'followDraft', params: ({ event }) => event.form },
            { type: 'checkUsername', params: ({ event }) => event.form.username },
          ],
        },
        'username.type': {
          actions: [
            { type: 'changeUsername', params: ({ event }) => event.username },
            { type: 'checkUsername', params: ({ event }) => event.username },
          ],
        },
        'form.changed': { actions: { type: 'saveDraft', params: ({ event }) => event.form } },
        'proof.rejected': { actions: 'forgetProof' },
        'part.passed': { actions: { type: 'tellApplication', params: ({ event }) => event } },
        'email.changed': { actions: { type: 'checkEmail', params: ({ event }) => event.email } },
        'email.verified': {
          actions: [
            { type: 'checkEmail', params: ({ event }) => event.applicant.email },
            { type: 'tellUsername', params: ({ event }) => event },
            { type: 'tellApplication', params: ({ event }) => event },
            { type: 'tellDraftLink', params: ({ event }) => event },
          ],
        },
        'email.unverified': {
          actions: [
            { type: 'tellUsername', params: ({ event }) => event },
            { type: 'tellApplication', params: ({ event }) => event },
            { type: 'tellDraftLink', params: ({ event }) => event },
          ],
        },
        'username.accepted': { actions: { type: 'tellApplication', params: ({ event }) => event } },
        'username.changed': { actions: { type: 'tellApplication', params: ({ event }) => event } },
        'picture.drawn': { actions: { type: 'tellApplication', params: ({ event }) => event } },
        'picture.cleared': { actions: { type: 'tellApplication', params: ({ event }) => event } },
      },
      initial: 'calm',
      states: {
        calm: { on: { 'draft.discard': 'confirming' } },
        confirming: { on: { 'action.confirm': { target: 'calm', actions: startOver }, 'action.cancel': 'calm' } },
      },
    },
    sent: { type: 'final' },
  },
});

export type ApplicationPageActor = ActorRefFrom<typeof applicationPageMachine>;
export type ApplicationFlows = Running<typeof flows>;
export type ApplicationPageSnapshot = SnapshotFrom<typeof applicationPageMachine>;
