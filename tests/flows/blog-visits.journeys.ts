import { blogVisitsMachine } from '#machines/blog-visits/blog-visits.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { days } from './blog-visits.flow.ts';

const creatorId = 'creator-1';
const asked = { calls: { readBlogVisits: { creatorId } } };
const retry = { type: 'call.retry' } as const;

export const journeys = journeysOf({
  machine: blogVisitsMachine,
  file: 'blog-visits/blog-visits.machine.ts',
  journeys: {
    'the visits are read once'(open) {
      const page = open({ creatorId });
      page.sees('loading', { ...asked, holds: { creatorId, days: [] } });
      page.refuses(retry);
      page.answer('readBlogVisits', days);
      page.sees('ready', { holds: { days } });
      page.refuses(retry);
    },
    'a call that fails is made again on demand'(open) {
      const page = open({ creatorId });
      page.fail('readBlogVisits');
      page.sees('failed', { holds: { days: [] } });
      page.send(retry);
      page.sees('loading', asked);
      page.answer('readBlogVisits', days);
      page.sees('ready', { holds: { days } });
    },
  },
});
