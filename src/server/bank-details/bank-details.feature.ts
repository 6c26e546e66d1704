import type { FastifyInstance } from 'fastify';
import {
  bankDetailsReply,
  bankDetailsRequest,
  bankFormReply,
  bankTokenQuery,
  renewBankLinkRequest,
} from '#contract/application.ts';
import { acknowledgedReply } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { acceptForms } from '../http/multipart.ts';
import { dayMs } from '../lib/time.ts';
import { completeBankDetails, readBankForm, renewBankLink } from './bank-details.service.ts';
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

function bankDetailsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readBankForm', {
    summary: 'Get the bank details form of a link, prefilled',
    access: 'anyone',
    query: bankTokenQuery,
    reply: bankFormReply,
    requestsPerMinute: 30,
    handle: ({ query, language }) => readBankForm(platform, query.token, language),
  });
  bind(app, 'completeBankDetails', {
    summary: 'Submit bank and tax details by a link, once; JSON or urlencoded',
    access: 'anyone',
    query: bankTokenQuery,
    body: bankDetailsRequest,
    reply: bankDetailsReply,
    requestsPerMinute: 20,
    handle: ({ query, body, language }) => completeBankDetails(platform, query.token, body, language),
  });
  bind(app, 'renewBankLink', {
    summary: 'Send a new link in place of an expired one',
    access: 'anyone',
    body: renewBankLinkRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 5,
    handle: async ({ body, language }) => {
      await renewBankLink(platform, body.token, language);
      return { success: true as const };
    },
  });
}
