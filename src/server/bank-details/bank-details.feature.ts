import type { Feature } from '../platform/feature.ts';
import { readsForms } from '../platform/http/multipart.ts';
import { up as waitingBankDetails } from './0015-waiting-bank-details.migration.ts';
import { bankDetailsRoutes } from './bank-details.routes.ts';

export const bankDetailsFeature: Feature = {
  name: 'bank-details',
  migrations: { '0015-waiting-bank-details': { up: waitingBankDetails } },
  routes(api, platform) {
    api.register(async (forms) => {
      readsForms(forms);
      bankDetailsRoutes(forms, platform);
    });
  },
};
