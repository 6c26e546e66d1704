import type { Feature } from '../feature.ts';
import { backOfficeRoutes } from './back-office.routes.ts';
import { creatorListRoutes } from './creator-list.routes.ts';
import { creatorMailsRoutes } from './creator-mails.routes.ts';

export const backOfficeFeature: Feature = {
  name: 'back-office',
  routes(api, platform) {
    backOfficeRoutes(api, platform);
    creatorListRoutes(api, platform);
    creatorMailsRoutes(api, platform);
  },
};
