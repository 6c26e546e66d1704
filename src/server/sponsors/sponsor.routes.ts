import type { FastifyInstance } from 'fastify';
import { loginReply, sponsorCredentials } from '#contract/session.ts';
import { withDeviceCookie } from '../accounts/known-device.ts';
import { logInSponsor } from '../accounts/session.service.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';

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
}
