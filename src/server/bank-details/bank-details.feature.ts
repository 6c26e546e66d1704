import type { Feature } from '../platform/feature.ts';
import { readsForms } from '../platform/http/multipart.ts';
import { bankDetailsRoutes } from './bank-details.routes.ts';

export const bankDetailsFeature: Feature = {
  name: 'bank-details',
  routes(api, platform) {
    api.register(async (forms) => {
      readsForms(forms);
      bankDetailsRoutes(forms, platform);
    });
  },
};
