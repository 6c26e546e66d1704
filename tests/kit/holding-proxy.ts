import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that the proxy holds until the test releases it or cuts it off. */
export interface HeldRequest {
  /** The request's body, if it is JSON. */
  body: unknown;
  letThrough(): void;
  cut(): void;
}

interface Door {
  url: string;
  close(): void;
}

/** A proxy in front of a server: it holds the requests that `nameOf` names and passes all others on. Unlike an interception in the browser it leaves the HTTP cache alone. */
export async function openHoldingProxy(
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

/** The next step of a tour must ask again. */
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

/** The connection breaks in the middle of the response: before one, Chromium would send the request again. */
function cutOff(answer: ServerResponse): void {
  answer.writeHead(200, { ...keptNowhere, 'content-length': 2 });
  answer.write('-', () => answer.destroy());
}
