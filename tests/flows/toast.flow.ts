import { toastMachine } from '#machines/toast/toast.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Toast',
    machine: toastMachine,
    input: undefined,
    events: {
      'toast.show': [{ toast: { tone: 'success', text: 'Saved!' } }, { toast: { tone: 'danger', text: 'Not saved.' } }],
      'toast.dismiss': [{}],
      'toast.hold': [{}],
      'toast.release': [{}],
    },
    answers: {},
  }),
  guide: { role: 'A creator', address: '/blog/demo-creator/config', start: 'Sign in at `/login` as the demo creator.' },
  words: {
    'toast.show': ({ toast }) => `The product says “${toast.text}”`,
    'toast.dismiss': 'Press Dismiss',
    'toast.hold': 'Point at it, or go into it with the keyboard',
    'toast.release': 'Leave it',
  },
} satisfies Flow;
