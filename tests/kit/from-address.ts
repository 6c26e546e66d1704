import type { TestServer } from './server.ts';

/** A call as it comes from an address on the network, whatever the server thinks of proxies. */
export async function postFrom(
  { app }: Pick<TestServer, 'app'>,
  remoteAddress: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({ method: 'POST', url: path, payload: body, remoteAddress, headers });
  return {
    status: answer.statusCode,
    headers: new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    body: answer.json(),
  };
}

/** What a device sends back of what an answer gave it to keep. */
export const cookieIn = (headers: Headers): Record<string, string> => {
  const [kept = ''] = (headers.get('set-cookie') ?? '').split(';');
  return kept === '' ? {} : { cookie: kept };
};
