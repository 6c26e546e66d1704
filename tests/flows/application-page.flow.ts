import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { applicant, draft } from './application.flow.ts';

const form = applicationMachine.resolveState({
  value: { editing: 'calm' },
  context: {
    ...{ form: draft, applicant: null, freeName: null, pictureId: null },
    ...{ left: {}, asks: 0, message: null, refusedFields: {}, applied: null },
  },
});
const unproven = applicationMachine.resolveState({
  value: { editing: { refused: 'unproven' } },
  context: form.context,
});
const email = (value: 'closed' | 'verified', verifiedEmail: string | null) =>
  emailVerificationMachine.resolveState({
    value,
    context: {
      ...{ attemptSeed: 'seed', attempt: 1, email: applicant.email, deadline: 0, digits: 6, message: null },
      ...{ applicationId: applicant.applicationId, verifiedEmail, proof: null },
    },
  });
const verdict = { username: 'deniz', exists: false, canApply: true, status: null, message: 'It is free.' };
const drawn = { id: 'picture-1', url: 'blob:drawn' };

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
        { said: 'what is typed', snapshot: form },
        { said: 'an address that is not proven', snapshot: unproven },
      ],
      'xstate.snapshot.email': [
        { said: 'an address', snapshot: email('closed', null) },
        { said: 'a verified address', snapshot: email('verified', applicant.email) },
      ],
      'xstate.snapshot.parts': [
        {
          said: 'another part',
          snapshot: applicationPartsMachine.resolveState({
            value: 'shown',
            context: { step: 'profile', field: null, passed: 'you' },
          }),
        },
      ],
      'xstate.snapshot.username': [
        {
          said: 'a free name',
          snapshot: usernameCheckMachine.resolveState({
            value: 'free',
            context: { username: 'deniz', applicationId: null, verdict, message: null },
          }),
        },
      ],
      'xstate.snapshot.picture': [
        {
          said: 'a picture',
          snapshot: pictureMachine.resolveState({
            value: 'ready',
            context: { fileId: 'file-1', source: null, crop: { x: 0.5, y: 0.5, zoom: 1 }, problem: null, drawn },
          }),
        },
      ],
    },
    answers: { application: [{ status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' }] },
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'The page runs the other flows of the application.',
    answers: {
      application: {
        done: 'send a complete form',
      },
    },
  },
  words: {
    'username.type': ({ username }) => `Type ${username} under Username`,
    'city.choose': 'Choose a city',
    'draft.observe': 'Another tab is typed in',
    'draft.discard': 'Press Start over, and once more',
  },
} satisfies Flow;
