import { blogVisitsMachine, type VisitedDays } from '#machines/blog-visits/blog-visits.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const days: VisitedDays = [
  { day: '2026-06-01', views: 3, visitors: 2, hosts: [] },
  { day: '2026-06-02', views: 0, visitors: 0, hosts: [] },
];

export const flow = {
  model: modelOf({
    title: 'Blog visits',
    machine: blogVisitsMachine,
    input: { creatorId: 'creator-1' },
    events: { 'call.retry': [{}] },
    answers: { readBlogVisits: [days, 'missing'] },
    isConsistent: ({ context: { creatorId } }, _, { readBlogVisits }) =>
      [undefined, creatorId].includes(readBlogVisits?.creatorId),
    restingStates: ['ready', 'missing'],
  }),
  guide: {
    ...demoDashboard,
    start: `${demoDashboard.start} The visits are under General Settings.`,
    answers: {
      readBlogVisits: { done: 'open the page', missing: 'open the page on a server that does not count visits' },
    },
  },
  shown: {
    texts: {
      loading: ['Counting...'],
      failed: ['We couldn’t load your visits.', 'Try again'],
      ready: ['3 visits in 30 days'],
      missing: [],
    },
    facts: {
      ready: {
        ...{ '1 Jun 2026: Visits': '3', '1 Jun 2026: Visitors': '2' },
        ...{ '2 Jun 2026: Visits': '0', '2 Jun 2026: Visitors': '0' },
      },
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
