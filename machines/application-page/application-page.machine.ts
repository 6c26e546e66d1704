import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { ApplicationField } from '#rules/application.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { cleanUsername } from '#rules/username.ts';
import {
  type ApplicationSnapshot,
  type Applied,
  applicationMachine,
  type DraftForm,
  type KeptForm,
  type Parts,
} from '../application/application.machine.ts';
import { isUnproven } from '../application/application.view.ts';
import {
  type ApplicationPartsSnapshot,
  applicationPartsMachine,
} from '../application-parts/application-parts.machine.ts';
import { passedFields } from '../application-parts/application-parts.view.ts';
import { citySearchMachine } from '../city-search/city-search.machine.ts';
import { emailCheckMachine } from '../email-check/email-check.machine.ts';
import {
  type EmailVerificationSnapshot,
  emailVerificationMachine,
} from '../email-verification/email-verification.machine.ts';
import { applicantIn } from '../email-verification/email-verification.view.ts';
import { effectNotProvided } from '../not-provided.ts';
import { type PictureSnapshot, pictureMachine } from '../picture/picture.machine.ts';
import { drawnPicture } from '../picture/picture.view.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import { type UsernameCheckSnapshot, usernameCheckMachine } from '../username-check/username-check.machine.ts';
import { freeName } from '../username-check/username-check.view.ts';

/** Another tab was typed in. */
export interface DraftSeen {
  type: 'draft.observe';
  form: KeptForm;
}

interface Types {
  input: { draft: DraftForm | null; attemptSeed: string; parameters: Parameters };
  context: Types['input'];
  events:
    | { type: 'username.type'; username: string }
    | { type: 'city.choose'; change: Partial<DraftForm> }
    | DraftSeen
    | { type: 'draft.discard' }
    | { type: 'xstate.snapshot.application'; snapshot: ApplicationSnapshot }
    | { type: 'xstate.snapshot.parts'; snapshot: ApplicationPartsSnapshot }
    | { type: 'xstate.snapshot.email'; snapshot: EmailVerificationSnapshot }
    | { type: 'xstate.snapshot.username'; snapshot: UsernameCheckSnapshot }
    | { type: 'xstate.snapshot.picture'; snapshot: PictureSnapshot };
  children: {
    application: 'application';
    parts: 'parts';
    email: 'email';
    emailCheck: 'emailCheck';
    username: 'username';
    picture: 'picture';
    lists: 'lists';
    city: 'city';
    watchDraft: 'watchDraft';
  };
}

const page = setup({
  types: {} as Types,
  actors: {
    application: applicationMachine,
    parts: applicationPartsMachine,
    email: emailVerificationMachine,
    emailCheck: emailCheckMachine,
    username: usernameCheckMachine,
    picture: pictureMachine,
    lists: referenceListsMachine,
    city: citySearchMachine,
    watchDraft: fromCallback<DraftSeen>(() => effectNotProvided('watchDraft')),
  },
  actions: {
    settle: sendTo('application', (_, parts: Partial<Parts>) => ({ type: 'parts.settle', parts })),
    leavePart: sendTo('application', (_, fields: readonly ApplicationField[]) => ({ type: 'part.leave', fields })),
    tellAddress: sendTo('emailCheck', (_, email: string) => ({ type: 'address.change', email })),
    tellProof: sendTo('username', (_, applicationId: string | null) => ({ type: 'email.settle', applicationId })),
    tellName: sendTo('username', (_, username: string) => ({ type: 'name.change', username })),
    changeName: sendTo('application', (_, username: string) => ({
      type: 'form.change',
      field: 'username',
      change: { username: cleanUsername(username) },
    })),
    discardDraft: sendTo('application', { type: 'draft.discard' }),
    removePicture: sendTo('picture', { type: 'picture.remove' }),
    beginAnew: assign({ draft: null }),
    followDraft: sendTo('application', (_, form: KeptForm) => ({ type: 'draft.observe', form })),
    changeLocations: sendTo('application', (_, change: Partial<DraftForm>) => ({
      type: 'form.change',
      field: 'locations',
      change,
    })),
    closeSearch: sendTo('city', { type: 'search.close' }),
    forgetProof: sendTo('email', { type: 'proof.forget' }),
    clearAddress: sendTo('email', { type: 'email.change', email: '' }),
    loadLater: () => effectNotProvided('loadLater'),
    keepDraft: (_, _form: DraftForm) => effectNotProvided('keepDraft'),
    keepVerification: (_, _email: EmailVerificationSnapshot) => effectNotProvided('keepVerification'),
    keepApplied: (_, _applied: Applied) => effectNotProvided('keepApplied'),
  },
  guards: { isUnproven: (_, snapshot: ApplicationSnapshot) => isUnproven(snapshot) },
});

/** The page of the application: what one flow has settled is told to those who wait for it; each knows whether it is news. */
export const applicationPageMachine = page.createMachine({
  id: 'applicationPage',
  context: ({ input }) => input,
  invoke: [
    { id: 'email', src: 'email', input: ({ context: { attemptSeed } }) => ({ attemptSeed }), onSnapshot: [] },
    { id: 'emailCheck', src: 'emailCheck' },
    { id: 'username', src: 'username', onSnapshot: [] },
    { id: 'picture', src: 'picture', onSnapshot: [] },
    { id: 'lists', src: 'lists' },
    { id: 'parts', src: 'parts', input: ({ context: { parameters } }) => ({ parameters }), onSnapshot: [] },
    { id: 'city', src: 'city', input: { least: 2 } },
    {
      id: 'application',
      src: 'application',
      input: ({ context: { draft } }) => ({ draft }),
      onSnapshot: [],
      onDone: {
        target: '.sent',
        actions: [{ type: 'keepApplied', params: ({ event }) => event.output }, 'clearAddress'],
      },
    },
  ],
  initial: 'open',
  states: {
    open: {
      invoke: { id: 'watchDraft', src: 'watchDraft' },
      on: {
        'draft.observe': {
          actions: [
            { type: 'followDraft', params: ({ event }) => event.form },
            { type: 'tellName', params: ({ event }) => event.form.username },
          ],
        },
        'draft.discard': {
          actions: [
            ...(['beginAnew', 'discardDraft', 'forgetProof', 'clearAddress', 'removePicture', 'closeSearch'] as const),
            { type: 'tellName', params: '' },
          ],
        },
        'username.type': {
          actions: [
            { type: 'changeName', params: ({ event }) => event.username },
            { type: 'tellName', params: ({ event }) => event.username },
          ],
        },
        'city.choose': {
          actions: [{ type: 'changeLocations', params: ({ event }) => event.change }, 'closeSearch'],
        },
        'xstate.snapshot.email': {
          actions: [
            { type: 'keepVerification', params: ({ event }) => event.snapshot },
            { type: 'tellAddress', params: ({ event }) => event.snapshot.context.email },
            { type: 'tellProof', params: ({ event }) => applicantIn(event.snapshot)?.applicationId ?? null },
            { type: 'settle', params: ({ event }) => ({ applicant: applicantIn(event.snapshot) }) },
          ],
        },
        'xstate.snapshot.parts': {
          actions: { type: 'leavePart', params: ({ event }) => passedFields(event.snapshot) },
        },
        'xstate.snapshot.username': {
          actions: { type: 'settle', params: ({ event }) => ({ freeName: freeName(event.snapshot) }) },
        },
        'xstate.snapshot.picture': {
          actions: [
            { type: 'settle', params: ({ event }) => ({ pictureId: drawnPicture(event.snapshot)?.id ?? null }) },
          ],
        },
      },
      initial: 'fresh',
      states: {
        /** The name of a draft is checked once; what is typed later goes to the check by itself. */
        fresh: {
          on: {
            'xstate.snapshot.application': {
              target: 'typed',
              actions: ['loadLater', { type: 'tellName', params: ({ event }) => event.snapshot.context.form.username }],
            },
          },
        },
        typed: {
          on: {
            'xstate.snapshot.application': [
              { guard: { type: 'isUnproven', params: ({ event }) => event.snapshot }, actions: 'forgetProof' },
              { actions: { type: 'keepDraft', params: ({ event }) => event.snapshot.context.form } },
            ],
          },
        },
      },
    },
    /** Nothing is kept any more but the answer. */
    sent: {},
  },
});

export type ApplicationPageActor = ActorRefFrom<typeof applicationPageMachine>;
export type ApplicationPageSnapshot = SnapshotFrom<typeof applicationPageMachine>;
