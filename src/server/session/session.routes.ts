import type { FastifyInstance } from 'fastify';
import { blogCredentials, blogParams, credentials, loginReply, logoutReply, sessionReply } from '#contract/session.ts';
import { bind } from '../platform/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { logOut, signIn } from './session.service.ts';

export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'logIn', {
    summary: 'Sign in with email or username, and password',
    access: 'anyone',
    body: credentials,
    reply: loginReply,
    callsAMinute: 30,
    handle: ({ body, address }) =>
      signIn(platform, {
        door: 'people',
        identifier: 'email' in body ? body.email : body.username,
        password: body.password,
        address,
      }),
  });
  bind(app, 'logInToBlog', {
    summary: 'Sign in as the owner of one blog',
    access: 'anyone',
    body: blogCredentials,
    params: blogParams,
    reply: loginReply,
    callsAMinute: 30,
    handle: ({ body: { email, password }, params: { username }, address }) =>
      signIn(platform, { door: 'people', identifier: email, password, address, blog: username }),
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
    reply: logoutReply,
    handle: async ({ token }) => {
      await logOut(platform, token);
      return { success: true as const };
    },
  });
}
