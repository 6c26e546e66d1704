import type { BlogVisitsReply } from '#contract/blog.ts';
import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const visits: BlogVisitsReply = {
  days: [
    { day: '2026-06-01', views: 3, visitors: 2 },
    { day: '2026-06-02', views: 0, visitors: 0 },
  ],
  hosts: [
    { host: 'instagram.com', views: 2, visitors: 1 },
    { host: '', views: 1, visitors: 1 },
  ],
  trips: [
    { _id: 'trip-1', title: 'By the sea', views: 2 },
    { _id: 'trip-2', title: '', views: 1 },
  ],
  followers: 7,
};

export const flow = {
  model: modelOf({
    title: 'Blog visits',
    machine: blogVisitsMachine,
    input: { creatorId: 'creator-1' },
    events: {},
    answers: { readBlogVisits: [visits, 'missing'] },
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
      ready: ['3 visits in 30 days', '7 readers follow you by email.'],
      missing: [],
    },
    facts: {
      ready: {
        ...{ 'By the sea: Visits': '2', 'Untitled Trip: Visits': '1' },
        ...{ 'instagram.com: Visits': '2', 'No link: Visits': '1' },
        ...{ '1 Jun 2026: Visits': '3', '1 Jun 2026: Visitors': '2' },
        ...{ '2 Jun 2026: Visits': '0', '2 Jun 2026: Visitors': '0' },
      },
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
} satisfies Flow;
