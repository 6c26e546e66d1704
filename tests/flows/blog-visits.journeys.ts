import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { visits } from './blog-visits.flow.ts';

const creatorId = 'creator-1';
const loading = { calls: { readBlogVisits: { creatorId } } };
const none = { days: [], hosts: [], trips: [], followers: 0 };
const retry = { type: 'call.retry' } as const;

export const journeys = journeysOf({
  machine: blogVisitsMachine,
  file: 'blog-visits/blog-visits.machine.ts',
  journeys: {
    'reads the visits once'(open) {
      const page = open({ creatorId });
      page.isIn('loading', { ...loading, context: { creatorId, visits: none } });
      page.rejects(retry);
      page.answer('readBlogVisits', visits);
      page.isIn('ready', { context: { visits } });
      page.rejects(retry);
    },
    'shows no visits where the server does not count them'(open) {
      const page = open({ creatorId });
      page.answer('readBlogVisits', 'missing');
      page.isIn('missing', { context: { visits: none } });
      page.rejects(retry);
    },
    'reads them again on Try again'(open) {
      const page = open({ creatorId });
      page.fail('readBlogVisits');
      page.isIn('failed', { context: { visits: none } });
      page.send(retry);
      page.isIn('loading', loading);
    },
  },
});
