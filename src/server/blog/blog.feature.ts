import type { Feature } from '../feature/feature.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import { blogRoutes, visitRoutes } from './blog.routes.ts';
import { blogPageRoutes } from './blog-page.routes.ts';
import { draftPages } from './draft-page.ts';
import { feedRoutes } from './feed.routes.ts';
import { pageRenderer } from './page-renderer.ts';
import { sharePictureRoutes } from './share-picture.routes.ts';
import { dropHighlight, forgetTrip, hideContacts, showTrip } from './stored-config.ts';
import { VisitCounter } from './visits.service.ts';
import { deleteVisitsBefore } from './visits.store.ts';

const retentionDays = 400;

export const blogFeature: Feature = {
  name: 'blog',
  routes(api, platform) {
    blogRoutes(api, platform);
    visitRoutes(api, platform);
  },
  async pages(app, platform) {
    const renderer = await pageRenderer();
    blogPageRoutes(app, platform, renderer);
    draftPages(app, platform, renderer);
    sharePictureRoutes(app, platform, renderer);
    feedRoutes(app, platform);
    const visits = new VisitCounter(platform);
    app.decorate('visits', visits);
    app.addHook('onClose', () => visits.write());
  },
  jobs: (_platform, { visits }) => [{ pause: 30_000, run: () => visits.write() }],
  cleanups: [({ database }, now) => deleteVisitsBefore(database, utcDay(now - retentionDays * dayMs))],
  on: {
    'creator.approved': (unit, { accountId }) => hideContacts(unit, accountId),
    'trip.published': (unit, { accountId, tripId }) => showTrip(unit, accountId, tripId),
    'trip.unpublished': (unit, { accountId, tripId }) => dropHighlight(unit, accountId, tripId),
    'trip.deleted': (unit, { accountId, tripId }) => forgetTrip(unit, accountId, tripId),
  },
};
