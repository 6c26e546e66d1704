import type { Feature } from '../feature/feature.ts';
import { acceptForms } from '../http/multipart.ts';
import { bankDetailsRoutes } from './bank-details.routes.ts';
import { deleteOldBankLinks } from './bank-link.store.ts';

const year = 365 * 24 * 60 * 60_000;

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
