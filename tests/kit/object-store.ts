import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const account = { accessKeyId: 'key-of-vaya', secretAccessKey: 'secret-of-vaya' };

/** A store of one bucket that speaks S3 as far as pictures need it, and answers nobody who does not sign. */
export async function startObjectStore() {
  const objects: Objects = new Map();
  /** What it never comes to an end with. */
  const mood = { hangsAt: '/none', hanging: 0 };
  /** Reads wait for it. */
  let released = Promise.resolve();
  let reads = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') reads += 1;
    if (request.url?.includes(mood.hangsAt)) mood.hanging += 1;
    else if (request.method === 'GET') void released.then(() => answer(request, response, objects));
    else void answer(request, response, objects);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'vaya',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    mood,
    reads: () => reads,
    /** Holds what is read from now on, until the returned function is called. */
    holdReads() {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    paths: () => [...objects.keys()],
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

type Objects = Map<string, Buffer>;

async function answer(request: IncomingMessage, response: ServerResponse, objects: Objects): Promise<void> {
  const status = statusOf(request, await buffer(request), objects);
  response.writeHead(status).end(status === 200 && request.method === 'GET' ? objects.get(request.url ?? '') : '');
}

function statusOf(request: IncomingMessage, sent: Buffer, objects: Objects): number {
  const { method = '', url = '' } = request;
  if (!isSigned(request)) return 403;
  if (!url.startsWith('/vaya/')) return 404;
  if (method === 'PUT') objects.set(url, sent);
  if (method === 'GET') return objects.has(url) ? 200 : 404;
  if (method === 'DELETE') objects.delete(url);
  return { PUT: 200, DELETE: 204 }[method] ?? 405;
}

/** Signature Version 4, worked out anew instead of by the library that signs. */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, key, scope = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`);
  const canonical = [method, pathname, searchParams, ...lines, '', names, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const signing = scope.split('/').reduce(keyed, Buffer.from(`AWS4${account.secretAccessKey}`));
  const message = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  return key === account.accessKeyId && signature === keyed(signing, message).toString('hex');
}

const keyed = (key: Buffer, message: string): Buffer => createHmac('sha256', key).update(message).digest();
