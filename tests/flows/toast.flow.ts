import { toastMachine } from '#machines/toast/toast.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Toast',
    machine: toastMachine,
    input: undefined,
    events: {
      'toast.show': [{ toast: { tone: 'success', text: 'Saved!' } }, { toast: { tone: 'danger', text: 'Not saved.' } }],
    },
    answers: {},
  }),
  guide: demoDashboard,
  words: {
    'toast.show': ({ toast }) => (toast.tone === 'success' ? 'Save a change' : 'Save a change while offline'),
    'toast.dismiss': 'Press Dismiss',
    'toast.hold': 'Point at the toast, or focus it',
    'toast.release': 'Leave the toast',
  },
} satisfies Flow;
