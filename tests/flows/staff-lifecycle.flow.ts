import { staffLifecycle } from '#machines/lifecycles/staff.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Staff (lifecycle)',
    machine: staffLifecycle,
    input: undefined,
    events: {},
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a staff account',
    start: '`staff suspend` and `staff reinstate` on the command line change it.',
  },
  words: {
    'staff.suspend': 'Run `staff suspend`',
    'staff.reinstate': 'Run `staff reinstate`',
  },
} satisfies Flow;
