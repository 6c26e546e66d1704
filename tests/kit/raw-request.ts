import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** A connection that says exactly these bytes, well-formed or not. */
export function openRaw(url: string, text = ''): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  if (text !== '') socket.write(text);
  return socket;
}

/** What the server says until it closes the connection. */
export async function askRaw(url: string, text: string): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = openRaw(url, text);
  let said = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    said += chunk;
  });
  socket.on('close', () => resolve(said));
  return answerIn(await promise);
}

export function answerIn(said: string): RawAnswer {
  const [head = '', ...rest] = said.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^[^:]*:\s*/, '')]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
