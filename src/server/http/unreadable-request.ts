import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/errors.ts';
import { texts } from '../lib/texts.ts';

/** Answers what Node's HTTP parser rejects: no request exists yet, so no hook runs and no language is known. */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (failure: Error & { code: string }, socket: Socket): void => {
    if (failure.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, body } = answers[failure.code] ?? malformed;
    const content = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${content}`);
  };

interface Answer {
  status: string;
  body: ErrorBody;
}

const malformed: Answer = { status: '400 Bad Request', body: { message: texts.malformed.en, code: 'malformed' } };

const answers: Record<string, Answer> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    body: { message: texts.tooLarge.en, code: 'tooLarge' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    body: { message: texts.interrupted.en, code: 'malformed' },
  },
};
