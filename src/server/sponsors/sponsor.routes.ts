import type { FastifyInstance } from 'fastify';
import {
  invitedReply,
  inviteRequest,
  pageQuery,
  sponsorMoveReply,
  sponsorMoveRequest,
  sponsorsReply,
} from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import { loginReply, sponsorCredentials } from '#contract/session.ts';
import { withDeviceCookie } from '../accounts/known-device.ts';
import { logInSponsor } from '../accounts/session.service.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { inviteSponsor, listSponsors, moveSponsor } from './sponsor.service.ts';

const staff = { access: ['staff'] } as const;

export function sponsorRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'logInSponsor', {
    summary: 'Sign in as a sponsor',
    access: 'anyone',
    body: sponsorCredentials,
    reply: loginReply,
    requestsPerMinute: 30,
    handle: async ({ body, address, isLocal, device, agent, language }) =>
      withDeviceCookie(platform, await logInSponsor(platform, body, { address, isLocal, device, agent, language })),
  });
  bind(app, 'listSponsors', {
    ...staff,
    summary: 'List sponsors',
    query: pageQuery,
    reply: sponsorsReply,
    handle: ({ query }) => listSponsors(platform, query),
  });
  bind(app, 'inviteSponsor', {
    ...staff,
    summary: 'Create a sponsor account and send the link that sets its password',
    body: inviteRequest,
    reply: invitedReply,
    handle: ({ body, actor, language }) => inviteSponsor(platform, body, actor, language),
  });
  bind(app, 'moveSponsor', {
    ...staff,
    summary: 'Suspend or reinstate a sponsor',
    params: idParams,
    body: sponsorMoveRequest,
    reply: sponsorMoveReply,
    handle: ({ params, body, actor }) => moveSponsor(platform, params.id, body, actor),
  });
}
