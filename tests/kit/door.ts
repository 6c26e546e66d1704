import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that waits before the server until somebody lets it through, or cuts it off. */
export interface HeldRequest {
  /** What it asks with, where that is JSON. */
  body: unknown;
  letThrough(): void;
  cut(): void;
}

interface Door {
  url: string;
  close(): void;
}

/**
 * A door before a server: what `nameOf` names is held, everything else passes. The browser knows nothing of it and keeps
 * its scripts from one page to the next, as it does before the server itself.
 */
export async function openDoor(
  server: string,
  nameOf: (url: string) => string | undefined,
  hold: (name: string, held: HeldRequest) => void,
): Promise<Door> {
  const door = createServer((asked, answer) => {
    buffer(asked).then(
      (body) => {
        const pass = (more = {}) => passOn({ server, asked, body, more }, answer);
        const name = nameOf(asked.url ?? '');
        if (name === undefined) return pass();
        const isJson = asked.headers['content-type']?.includes('json');
        hold(name, {
          body: isJson ? JSON.parse(String(body)) : null,
          letThrough: () => pass(keptNowhere),
          cut: () => cutOff(answer),
        });
      },
      () => answer.destroy(),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      door.close();
      door.closeAllConnections();
    },
  };
}

/** What a walk has let through is asked for anew by its next step. */
const keptNowhere = { 'cache-control': 'no-store' };

interface Passing {
  server: string;
  asked: IncomingMessage;
  body: Buffer;
  more: OutgoingHttpHeaders;
}

function passOn({ server, asked, body, more }: Passing, answer: ServerResponse): void {
  const { method = 'GET', headers, url = '' } = asked;
  const onward = request(`${server}${url}`, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...more });
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  onward.end(body);
}

/** A connection that breaks in the middle of an answer: Chromium asks again where it breaks before one. */
function cutOff(answer: ServerResponse): void {
  answer.writeHead(200, { ...keptNowhere, 'content-length': 2 });
  answer.write('-', () => answer.destroy());
}
