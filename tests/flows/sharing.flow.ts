import { sharingMachine } from '#machines/sharing/sharing.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoTrip } from './own-account.flow.ts';

const link = { title: 'By the sea', url: 'https://vaya.example/blog/deniz/by-the-sea-sea' };

export const flow = {
  model: modelOf({
    title: 'Sharing',
    machine: sharingMachine,
    input: undefined,
    events: { 'link.share': [{ link }] },
    answers: { shareLink: [{ kind: 'closed' }, { kind: 'copied' }] },
    isConsistent: ({ context }, _, { shareLink }) => [undefined, context.link].includes(shareLink?.link),
  }),
  guide: {
    ...demoTrip,
    address: '/blog/demo-creator',
    start: 'Sign in as the creator. Open a trip of the blog.',
    answers: {
      shareLink: {
        closed: 'use a browser with a share sheet, and close it',
        copied: 'use a browser without a share sheet',
      },
    },
  },
  shown: {
    buttons: { Share: { type: 'link.share', link } },
    texts: {
      idle: [],
      sharing: [],
      copied: ['Link copied.'],
      notCopied: ['We couldn’t copy the link. Copy it from the address bar.'],
    },
  },
  gestures: { 'link.share': ({ press }) => press('Share') },
  repeatable: { 'link.share': 'Shares the same link again.' },
} satisfies Flow;
