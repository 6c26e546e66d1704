import type { FastifyInstance } from 'fastify';
import { loginReply, sponsorCredentials } from '#contract/session.ts';
import { bind } from '../platform/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { signIn } from '../session/session.service.ts';

export function sponsorRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'logInSponsor', {
    summary: 'Sign in as a sponsor',
    access: 'anyone',
    body: sponsorCredentials,
    reply: loginReply,
    callsAMinute: 30,
    handle: ({ body: { username, password }, address }) =>
      signIn(platform, { door: 'sponsors', identifier: username, password, address }),
  });
}
