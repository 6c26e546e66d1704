import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/fields.ts';
import {
  changePasswordRequest,
  forgotPasswordRequest,
  passwordLinkQuery,
  passwordLinkReply,
  passwordSetReply,
  renewPasswordLinkRequest,
  setPasswordRequest,
} from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { withDeviceCookie } from './known-device.ts';
import { changePassword, readPasswordLink, renewPasswordLink, setPassword } from './password.service.ts';
import { forgotPassword } from './password-links.ts';

const done = { success: true } as const;

export function passwordRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'forgotPassword', {
    summary: 'Mail a link that sets a new password; the response does not reveal whether there is such an account',
    access: 'anyone',
    body: forgotPasswordRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 5,
    handle: async ({ body }) => {
      await forgotPassword(platform, body.email);
      return done;
    },
  });
  bind(app, 'readPasswordLink', {
    summary: 'Read whose password a link sets, while it is valid',
    access: 'anyone',
    query: passwordLinkQuery,
    reply: passwordLinkReply,
    requestsPerMinute: 30,
    handle: ({ query }) => readPasswordLink(platform, query.token),
  });
  bind(app, 'renewPasswordLink', {
    summary: 'Mail a new link for an expired one',
    access: 'anyone',
    body: renewPasswordLinkRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 5,
    handle: async ({ body }) => {
      await renewPasswordLink(platform, body.token);
      return done;
    },
  });
  bind(app, 'setPassword', {
    summary: 'Set a password with a link that works once',
    access: 'anyone',
    body: setPasswordRequest,
    reply: passwordSetReply,
    requestsPerMinute: 20,
    handle: async ({ body, device, language }) =>
      withDeviceCookie(platform, await setPassword(platform, { ...body, device }, language)),
  });
  bind(app, 'changePassword', {
    summary: 'Change the password; ends every other session',
    access: 'session',
    body: changePasswordRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ signedIn, body, device }) => {
      const { device: renewed } = await changePassword(platform, signedIn, { ...body, device });
      return withDeviceCookie(platform, { answer: done, device: renewed });
    },
  });
}
