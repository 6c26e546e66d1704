import { sql } from 'kysely';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import type { TestServer } from '#tests/kit/server.ts';

const asking = ['Forgot your password?', 'Email'];

export const flow = {
  model: modelOf({
    title: 'Forgot password',
    machine: forgotPasswordMachine,
    input: undefined,
    events: {
      'field.change': [
        { field: 'email', value: 'deniz@mail.example' },
        { field: 'email', value: 'deniz@' },
      ],
      'field.leave': [{ field: 'email' }],
      'link.ask': [{}],
    },
    answers: { askForLink: [{ kind: 'sent' }, { kind: 'refused', message: 'Too many requests.' }] },
    vertex: ({ form: { email }, message }) => [email, message === null],
    isConsistent: (form, { askForLink }) =>
      !form.matches('sent') || form.context.form.email.trim() === askForLink?.email,
  }),
  guide: {
    role: 'Anyone with an account',
    address: '/forgot-password',
    answers: { askForLink: { sent: 'type any valid address', refused: 'ask six times within a minute' } },
  },
  words: {
    'field.change': ({ value }) => `Type the address ${value}`,
    'field.leave': 'Leave Email',
    'link.ask': 'Press Send me a link',
  },
  shown: {
    buttons: { 'Send me a link': { type: 'link.ask' } },
    texts: {
      'editing.calm': asking,
      'editing.refused': asking,
      submitting: [...asking, 'Sending...'],
      sent: [
        'Check your email',
        'If deniz@mail.example belongs to an account, a link is on its way to it. The link is valid for one hour.',
      ],
    },
  },
  gestures: {
    'field.change': ({ fill }, { value }) => fill('Email', value),
    'field.leave': ({ leave }) => leave('Email'),
    'link.ask': ({ press }) => press('Send me a link'),
  },
  tour: {
    path: '/forgot-password',
    calls: { askForLink: /^\/api\/auth\/password\/forgot$/ },
    arrange: {
      async askForLink({ server }, output) {
        await restoreTable(server);
        isTableAway = Object(output).kind === 'refused';
        if (isTableAway)
          await sql`alter table "passwordRequest" rename to "awayRequest"`.execute(server.platform.database);
      },
    },
    mend: restoreTable,
  },
} satisfies Flow;

/** Without its table the server answers with a message. */
let isTableAway = false;

async function restoreTable({ platform }: TestServer): Promise<void> {
  if (isTableAway) await sql`alter table "awayRequest" rename to "passwordRequest"`.execute(platform.database);
  isTableAway = false;
}
