import type { Feature } from '../feature/feature.ts';
import { acceptForms } from '../http/multipart.ts';
import { dayMs } from '../lib/time.ts';
import { bankDetailsRoutes } from './bank-details.routes.ts';
import { deleteOldBankLinks } from './bank-link.store.ts';

const year = 365 * dayMs;

export const bankDetailsFeature: Feature = {
  name: 'bank-details',
  cleanups: [({ database }, now) => deleteOldBankLinks(database, now - year)],
  routes(api, platform) {
    api.register(async (forms) => {
      acceptForms(forms);
      bankDetailsRoutes(forms, platform);
    });
  },
};
