import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { webFolder, webPageAt } from '#server/http/web-pages.ts';
import { booking, cities, creators, publishedVayas, referenceData } from './shapes.ts';

/**
 * A server of the specification: it answers the calls of section 7 in the shapes of section 3 and nothing more, and 404
 * for any other path. Of the calls whose paths the specification does not show it has the three without which a flow
 * cannot be walked: the sign-in of sponsors, a blog by its username, and saving one.
 */
export async function startSpecifiedServer() {
  const state = {
    code: '123456',
    config: {} as object,
    creators: creators as readonly { _id: string }[],
    /** The status of an application, if the server tells one. */
    applied: { status: 'ONHOLD' } as object,
    /** What lists of options are answered with in place of their shape. */
    answers: {} as Record<string, unknown>,
    /** What a sign-in answers. */
    owner: { accessToken: token, name: 'Ada Ay', username: 'ada', email: 'ada@mail.example' } as object,
    /** Answers 200 without a body where a blog is missing. */
    answersNothing: false,
    /** The other origin that may call, with the specified headers alone. */
    allowedOrigin: null as string | null,
    /** The headers of the latest call to each path. */
    headers: {} as Record<string, IncomingHttpHeaders>,
    bookings: [structuredClone(booking)],
    unknown: new Set<string>(),
    calls: [] as string[],
  };
  const server = createServer((request, response) => {
    void answer(request, response, state).catch((failure: unknown) => {
      response.writeHead(500).end(JSON.stringify({ message: String(failure) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface State {
  code: string;
  config: object;
  creators: readonly { _id: string }[];
  applied: object;
  answers: Record<string, unknown>;
  owner: object;
  answersNothing: boolean;
  allowedOrigin: string | null;
  headers: Record<string, IncomingHttpHeaders>;
  bookings: { _id: string; notes: { content: string }[] }[];
  /** Calls that the specification does not have. */
  unknown: Set<string>;
  calls: string[];
}

interface Call {
  state: State;
  id: string;
  query: URLSearchParams;
  body: string;
  isSigned: boolean;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Handler = (call: Call) => unknown;

const token = 'a-token';

const signed =
  (handler: Handler): Handler =>
  (call) => {
    if (!call.isSigned) throw new Refusal(401, 'Please sign in.');
    return handler(call);
  };

const creatorOf = ({ state, id }: Call) => {
  const creator = state.creators.find(({ _id }) => _id === id);
  if (!creator) throw new Refusal(404, 'There is no such creator.');
  return { publishedVayas: publishedVayas[id] ?? [], ...creator };
};

const blogOf = (call: Call) => {
  const isThere = call.state.creators.some(({ _id }) => _id === call.id);
  return call.state.answersNothing && !isThere ? null : creatorOf(call);
};

const signIn: Handler = ({ body, state }) => {
  if (JSON.parse(body).password !== 'open-sesame-1') throw new Refusal(401, 'Wrong password.');
  return state.owner;
};

const bankForm: Handler = ({ query }) => {
  if (query.get('token') !== 'good') throw new Refusal(404, 'This link is not known.');
  return { fullName: 'Ada Ay' };
};

const bookingOf = ({ state, id }: Call) => {
  const found = state.bookings.find(({ _id }) => _id === id);
  if (!found) throw new Refusal(404, 'There is no such booking.');
  return found;
};

const saveConfig: Handler = ({ state, body }) => {
  state.config = JSON.parse(body);
  return null;
};

const handlers: Record<string, Handler> = {
  'GET /creator/check-username/:id': ({ id }) =>
    creators.some(({ _id }) => _id === id)
      ? { exists: true, canApply: false, status: 'APPROVED', message: 'This username is taken.' }
      : { exists: false, canApply: true, status: null, message: 'This username is free.' },
  ...Object.fromEntries(
    Object.entries(referenceData).map(([path, list]) => [
      `GET ${path}`,
      ({ state: { answers } }: Call) => (path in answers ? answers[path] : list),
    ]),
  ),
  'GET /cities': ({ query }) => ({
    data: cities.filter(({ cityName = '' }) =>
      cityName.toLowerCase().includes((query.get('search') ?? '').toLowerCase()),
    ),
  }),
  'GET /cities/suggested': () => cities,
  'POST /creator/apply': ({ body, state }) => {
    for (const field of [
      'fullName',
      'username',
      'email',
      'languages',
      'locations',
      'location',
      'termsAccepted',
      'profilePicture',
    ])
      if (!body.includes(`name="${field}"`)) throw new Refusal(400, `${field} is missing.`);
    if (/name="iban"\r\n\r\n[^\r]/.test(body)) throw new Refusal(400, 'No IBAN was entered.');
    return state.applied;
  },
  'POST /creator/send-verification-email': () => ({ applicationId: 'application-1' }),
  'POST /creator/verify-email': ({ body, state }) => ({ isValid: JSON.parse(body).code === state.code }),
  'POST /creator/resend-verification-email': () => null,
  'POST /creator/check-email': () => null,
  'POST /auth/login': signIn,
  'POST /blog/:id/auth/login': signIn,
  'POST /sponsor/auth/login': signIn,
  'GET /creator': signed(({ query, state }) => {
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    return {
      data: state.creators.slice(offset, offset + limit),
      total: state.creators.length,
      page: offset / limit + 1,
      totalPages: Math.ceil(state.creators.length / limit),
    };
  }),
  'GET /creator/:id': creatorOf,
  'GET /blog/:id': blogOf,
  'GET /creator/bank-details-form': bankForm,
  'POST /creator/complete-bank-details': (call) => ({ data: bankForm(call) }),
  'GET /creator/:id/blog-config': ({ state }) => state.config,
  'POST /creator/:id/blog-config': signed(saveConfig),
  'POST /blog/:id/blog-config': signed(saveConfig),
  'POST /creator/:id/blog-config/cover-image': signed(() => ({ success: true, coverImageUrl: 'covers/ada.jpg' })),
  'POST /creator/hotel-bookings': signed(({ state }) => {
    const created = { _id: `b-${state.bookings.length + 1}`, notes: [] };
    state.bookings = [created, ...state.bookings];
    return created;
  }),
  'GET /creator/hotel-bookings': signed(({ state }) => state.bookings),
  'GET /creator/hotel-bookings/:id': signed(bookingOf),
  'POST /creator/hotel-bookings/:id/notes': signed((call) => {
    const noted = { ...bookingOf(call), notes: [...bookingOf(call).notes, { content: JSON.parse(call.body).content }] };
    call.state.bookings = call.state.bookings.map((each) => (each._id === noted._id ? noted : each));
    return noted;
  }),
};

/** Paths without a name in them come first. */
const routes = Object.entries(handlers)
  .map(([route, handler]) => ({ route, handler, pattern: new RegExp(`^${route.replace(':id', '([^/]+)')}$`) }))
  .toSorted((one, other) => Number(one.route.includes(':id')) - Number(other.route.includes(':id')));

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { pathname, search, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const { method = 'GET', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (state.allowedOrigin !== null) allow(response, state.allowedOrigin);
  if (method === 'OPTIONS') return void response.writeHead(204).end();
  if (!pathname.startsWith('/api/')) return sendFile(response, pathname);
  const asked = `${method} ${decodeURIComponent(pathname.slice('/api'.length))}`;
  state.headers[asked] = headers;
  state.calls.push(`${asked}${search}`);
  const found = routes.find(({ pattern }) => pattern.test(asked));
  const id = found?.pattern.exec(asked)?.[1] ?? '';
  const body = Buffer.concat(chunks).toString();
  const isSigned = headers.authorization === `Bearer ${token}`;
  try {
    if (!found) throw new Refusal(404, 'Not found');
    send(response, 200, found.handler({ state, id, query, body, isSigned }));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    if (!found) state.unknown.add(asked);
    send(response, failure.status, { message: failure.message });
  }
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-allow-headers', 'Authorization, Content-Type, X-Current-Blog');
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(answer === null ? '' : JSON.stringify(answer));
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';

/** The built client, and a picture under each path that a creator or a trip has stored. */
function sendFile(response: ServerResponse, path: string): void {
  if (path.startsWith('/media/')) {
    const isStored = /\/(?:creators|trips|covers)\/.*\.jpg$/.test(path);
    response.writeHead(isStored ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(isStored ? picture : '');
  } else if (path.startsWith('/assets/') || path === '/favicon.svg') {
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(join(webFolder, path)));
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(webPageAt(path, 'en').replaceAll('__CSP_NONCE__', 'nonce'));
  }
}
