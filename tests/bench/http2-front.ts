import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '#tests/kit/self-signed.ts';

/** Speaks HTTP/2 to browsers in front of a server that speaks HTTP/1.1, as the proxy of a deployment does. */
export async function startHttp2Front(target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const front = createSecureServer(selfSigned(), (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const { url: path, method } = incoming;
    const forwarded = request(new URL(path, target), { method, headers: Object.fromEntries(headers) }, (answer) => {
      const { connection, 'keep-alive': keepAlive, 'transfer-encoding': encoding, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.stream.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    stop: () => new Promise((resolve) => front.close(() => resolve())),
  };
}
