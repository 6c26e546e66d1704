import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import type { StepName } from '#machines/rules/application-steps.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { applicant, applied, draft } from './application.flow.ts';

export const applicationSnapshot = (value: { editing: 'calm' | { refused: 'unproven' } }) =>
  applicationMachine.resolveState({
    value,
    context: {
      ...{ form: draft, applicant: null, freeName: null, pictureId: null, applied: null, foreignIban: false },
      ...{ left: {}, asks: 0, message: null, refusedFields: {} },
    },
  });

export const emailSnapshot = (value: 'closed' | 'verified') =>
  emailVerificationMachine.resolveState({
    value,
    context: {
      ...{ attemptSeed: 'seed', attempt: 1, email: applicant.email, deadline: 0, message: null },
      applicationId: applicant.applicationId,
      verifiedEmail: value === 'verified' ? applicant.email : null,
      proof: null,
    },
  });

export const partsSnapshot = (passed: StepName | null) =>
  applicationPartsMachine.resolveState({ value: 'shown', context: { step: 'profile', field: null, passed } });

export const usernameSnapshot = (value: 'free' | 'checking') =>
  usernameCheckMachine.resolveState({
    value,
    context: { username: 'deniz', applicationId: null, verdict: null, message: null },
  });

export const pictureSnapshot = (value: 'ready' | 'cropping', fileId: string) =>
  pictureMachine.resolveState({
    value,
    context: {
      ...{ fileId, source: null, crop: { x: 0.5, y: 0.5, zoom: 1 }, problem: null },
      drawn: { id: 'picture-1', url: 'blob:drawn' },
    },
  });

export const flow = {
  model: modelOf({
    title: 'Application page',
    machine: applicationPageMachine,
    input: { draft, attemptSeed: 'seed', parameters: [] },
    events: {
      'username.type': [{ username: 'Deniz' }],
      'city.choose': [{ change: { locations: ['kas'] } }],
      'draft.discard': [{}],
      'draft.observe': [{ form: { username: 'ada', fullName: 'Ada' } }],
      'xstate.snapshot.application': [
        { said: 'what is typed', snapshot: applicationSnapshot({ editing: 'calm' }) },
        { said: 'an address without a proof', snapshot: applicationSnapshot({ editing: { refused: 'unproven' } }) },
      ],
      'xstate.snapshot.email': [
        { said: 'an address', snapshot: emailSnapshot('closed') },
        { said: 'a verified address', snapshot: emailSnapshot('verified') },
      ],
      'xstate.snapshot.parts': [{ said: 'another part', snapshot: partsSnapshot('you') }],
      'xstate.snapshot.username': [{ said: 'a free name', snapshot: usernameSnapshot('free') }],
      'xstate.snapshot.picture': [{ said: 'a picture', snapshot: pictureSnapshot('ready', 'file-1') }],
    },
    answers: { application: [applied] },
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'The page runs the other flows of the application.',
    answers: {
      application: { done: 'send a complete form' },
    },
  },
  words: {
    'username.type': ({ username }) => `Type ${username} into Username`,
    'city.choose': 'Choose a city',
    'draft.observe': 'Type in another tab',
    'draft.discard': 'Press Start over and confirm it',
  },
} satisfies Flow;
