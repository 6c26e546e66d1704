import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { selfSigned } from './self-signed.ts';

/**
 * A mail server that keeps each mail. `mood` makes it refuse with a code or hang up on one address; `pause` delays its
 * answers; with `tls` it has a certificate that it signed itself, made by OpenSSL.
 */
export async function startMailServer({ pause = 0, tls = false } = {}) {
  const taken: string[] = [];
  const passwords: string[] = [];
  const mood = { refuses: 0, hangsUpOn: '' };
  const sockets = new Map<number | undefined, Socket>();
  const smtp = new SMTPServer({
    ...(tls && { secure: true, ...selfSigned() }),
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(mood.refuses ? Object.assign(new Error('no such mailbox'), { responseCode: mood.refuses }) : undefined),
    onData(stream, session, done) {
      const isUnlucky = session.envelope.rcptTo.some(({ address }) => address === mood.hangsUpOn);
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        setTimeout(() => {
          taken.push(text);
          if (isUnlucky) sockets.get(session.remotePort)?.destroy();
          else done();
        }, pause);
      });
    },
  });
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const url = `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const countConnections = () => smtp.connections.size;
  return {
    taken,
    passwords,
    mood,
    url,
    countConnections,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Under which id of ours a mail was taken. */
export const idOf = (taken: string): string => /^Message-ID: <(.+)@vaya>/im.exec(taken)?.[1] ?? '';
