import type { FastifyInstance } from 'fastify';
import { loginReply, sponsorCredentials } from '#contract/session.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { withDeviceCookie } from '../session/known-device.ts';
import { logInSponsor } from '../session/session.service.ts';

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
