import type { FastifyInstance } from 'fastify';
import { acknowledgedReply, idParams } from '#contract/fields.ts';
import {
  blogCredentials,
  blogParams,
  confirmSignInRequest,
  credentials,
  loginReply,
  reauthenticationRequest,
  sessionReply,
  sessionsReply,
  signInReply,
} from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { withDeviceCookie } from './known-device.ts';
import { confirmSignIn } from './second-step.service.ts';
import { endOtherSessions, endSession, listSessions, logIn, logInToBlog, logOut } from './session.service.ts';

export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'logIn', {
    summary: 'Sign in with an email address or username and a password',
    access: 'anyone',
    body: credentials,
    reply: signInReply,
    requestsPerMinute: 30,
    async handle({ body, address, isLocal, device, agent, language }) {
      const { answer, ...signIn } = await logIn(platform, body, { address, isLocal, device, agent, language });
      return signIn.device === null ? answer : withDeviceCookie(platform, { answer, device: signIn.device });
    },
  });
  bind(app, 'confirmSignIn', {
    summary: 'Finish a sign-in with an authenticator or recovery code, or with the first code of a new second factor',
    access: 'anyone',
    body: confirmSignInRequest,
    reply: loginReply,
    requestsPerMinute: 30,
    handle: async ({ body, address, device, agent, language }) =>
      withDeviceCookie(platform, await confirmSignIn(platform, body, { address, device, agent, language })),
  });
  bind(app, 'logInToBlog', {
    summary: 'Sign in as the owner of a blog',
    access: 'anyone',
    body: blogCredentials,
    params: blogParams,
    reply: loginReply,
    requestsPerMinute: 30,
    handle: async ({ body, params, address, isLocal, device, agent, language }) =>
      withDeviceCookie(
        platform,
        await logInToBlog(platform, params.username, body, { address, isLocal, device, agent, language }),
      ),
  });
  bind(app, 'readSession', {
    summary: 'Read the signed-in account and how long the session lasts',
    access: 'session',
    reply: sessionReply,
    handle: async ({ signedIn }) => signedIn,
  });
  bind(app, 'logOut', {
    summary: 'End the session; does nothing if it has ended',
    access: 'anyone',
    reply: acknowledgedReply,
    handle: async ({ token }) => {
      await logOut(platform, token);
      return { success: true as const };
    },
  });
}

export function ownSessionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listSessions', {
    summary: 'List the open sessions of the account, the current one first',
    access: 'session',
    reply: sessionsReply,
    handle: async ({ signedIn }) => ({ data: await listSessions(platform, signedIn) }),
  });
  bind(app, 'endOtherSessions', {
    summary: 'End all other sessions; asks for the password again',
    access: 'session',
    body: reauthenticationRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ signedIn, body }) => {
      await endOtherSessions(platform, signedIn, body);
      return { success: true as const };
    },
  });
  bind(app, 'endSession', {
    summary: 'End one session of the account; asks for the password again, does nothing if the session has ended',
    access: 'session',
    params: idParams,
    body: reauthenticationRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ signedIn, params, body }) => {
      await endSession(platform, signedIn, params.id, body);
      return { success: true as const };
    },
  });
}
