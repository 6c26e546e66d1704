import { followingMachine } from '#machines/following/following.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const follower = { email: 'mia@mail.example', language: 'en' } as const;
const asking = ['New trips by email', 'Follow Deniz Yıldız: at most one email a day, and you can stop any time.'];

export const flow = {
  model: modelOf({
    title: 'Following',
    machine: followingMachine,
    input: undefined,
    events: { 'follow.submit': [{ follower }, { follower: { ...follower, email: 'mia@' } }] },
    answers: { followCreator: [{ kind: 'sent' }, { kind: 'refused', message: 'Too many addresses.' }] },
    isConsistent: ({ context }, _, { followCreator }) =>
      [undefined, context.follower].includes(followCreator?.follower),
  }),
  guide: {
    role: 'A visitor',
    address: '/blog/demo-creator',
    start: 'Log out at `/blog/demo-creator/config` to get here: a direct address is a page of the server.',
    answers: {
      followCreator: {
        sent: 'enter any valid address',
        refused: 'enter four addresses, each more than a minute after the other, that belong to one mailbox',
      },
    },
  },
  words: { 'follow.submit': ({ follower: { email } }) => `Enter the address ${email} and press Follow by email` },
  shown: {
    texts: {
      'editing.calm': asking,
      'editing.refused': asking,
      'editing.invalid': [...asking, 'Enter an email address, for example name@example.com'],
      'editing.sent': [
        ...asking,
        'Check your email: you follow once you have opened the link that we sent you and pressed the button there.',
      ],
      submitting: [...asking, 'Sending...'],
    },
  },
  gestures: {
    'follow.submit': async ({ fill, press }, { follower: { email } }) => {
      await fill('Email', email);
      await press('Follow by email');
    },
  },
} satisfies Flow;
