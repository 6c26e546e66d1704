import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import { blogCredentials, blogParams, credentials, loginReply, sessionReply } from '#contract/session.ts';
import { passwords } from '../account/password-hash.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { keptOn } from './known-devices.ts';
import { logIn, logInToBlog, logOut } from './session.service.ts';

export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'logIn', {
    summary: 'Sign in with email or username, and password',
    access: 'anyone',
    body: credentials,
    line: passwords,
    reply: loginReply,
    callsAMinute: 30,
    handle: async ({ body, address, device }) => keptOn(platform, await logIn(platform, body, { address, device })),
  });
  bind(app, 'logInToBlog', {
    summary: 'Sign in as the owner of one blog',
    access: 'anyone',
    body: blogCredentials,
    params: blogParams,
    line: passwords,
    reply: loginReply,
    callsAMinute: 30,
    handle: async ({ body, params, address, device }) =>
      keptOn(platform, await logInToBlog(platform, params.username, body, { address, device })),
  });
  bind(app, 'readSession', {
    summary: 'Who is signed in, and for how long',
    access: 'session',
    reply: sessionReply,
    handle: async ({ signedIn }) => signedIn,
  });
  bind(app, 'logOut', {
    summary: 'End the session; ending one that has ended changes nothing',
    access: 'anyone',
    reply: acknowledgedReply,
    handle: async ({ token }) => {
      await logOut(platform, token);
      return { success: true as const };
    },
  });
}
