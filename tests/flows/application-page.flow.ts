import { applicationPageMachine } from '#machines/application-page/application-page.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { applicant, applied, draft } from './application.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Application page',
    machine: applicationPageMachine,
    input: { draft, attemptSeed: 'seed', parameters: [] },
    events: {
      'username.type': [{ username: 'Deniz' }],
      'draft.observe': [{ form: { username: 'ada', fullName: 'Ada' } }],
      'form.changed': [{ form: draft }],
      'part.passed': [{ fields: ['fullName'] }],
      'email.changed': [{ email: applicant.email }],
      'email.verified': [{ applicant }],
      'username.accepted': [{ username: 'deniz' }],
      'picture.drawn': [{ pictureId: 'picture-1', slot: 'cover' }],
    },
    answers: { application: [applied] },
    isConsistent: (page, invoked) => page.matches('open') || isSameJson(invoked.application?.draft, draft),
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
    'draft.observe': 'Type in another tab',
    'draft.discard': 'Press Start over',
    'action.confirm': 'Press Start over in the question',
    'action.cancel': 'Press Cancel',
    'form.changed': 'Fill in a field',
    'proof.rejected': 'Send a form whose proof has expired',
    'part.passed': 'Go on to the next part of the form',
    'email.changed': 'Type an address',
    'email.verified': 'Verify the address',
    'email.unverified': 'Change the verified address',
    'username.accepted': 'Type a username that is free',
    'username.changed': 'Change the username',
    'picture.drawn': 'Choose a picture',
    'picture.cleared': 'Remove the picture',
    'xstate.snapshot.email': 'The verification of the address goes on',
  },
} satisfies Flow;
