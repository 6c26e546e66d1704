import type { FastifyInstance } from 'fastify';
import { calendarReply } from '#contract/own-account.ts';
import { reauthenticationRequest } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { NotFound } from '../lib/errors.ts';
import { makeCalendarAddress, readCalendar, readCalendarFile, revokeCalendarAddress } from './calendar.service.ts';

export function calendarRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readCalendar', {
    summary: 'Check whether my calendar has an address',
    access: ['creator'],
    reply: calendarReply,
    handle: ({ signedIn }) => readCalendar(platform, signedIn.accountId),
  });
  bind(app, 'makeCalendarAddress', {
    summary: 'Create a calendar address, replacing the last one; requires the password',
    access: ['creator'],
    body: reauthenticationRequest,
    reply: calendarReply,
    requestsPerMinute: 10,
    handle: ({ signedIn, body }) => makeCalendarAddress(platform, signedIn, body),
  });
  bind(app, 'revokeCalendarAddress', {
    summary: 'Revoke the calendar address',
    access: ['creator'],
    reply: calendarReply,
    requestsPerMinute: 10,
    handle: ({ signedIn }) => revokeCalendarAddress(platform, signedIn.accountId),
  });
}

/** The secret address is the only credential; responses do not reveal whether an address existed. */
export function calendarPages(app: FastifyInstance, platform: Platform): void {
  const options = { schema: { hide: true }, config: { access: 'anyone' as const } };
  app.get<{ Params: { file: string } }>('/calendar/:file', options, async (request, reply) => {
    await app.limitRequest(request, reply);
    reply.header('X-Robots-Tag', 'noindex');
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    if (token === undefined) throw new NotFound();
    return reply.type('text/calendar; charset=utf-8').send(await readCalendarFile(platform, token));
  });
}
