import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, takes its time over it, and refuses for as long as it is told to. */
export async function startMailServer({ pause = 0 } = {}) {
  const taken: string[] = [];
  const mood = { refuses: false };
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(mood.refuses ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        setTimeout(() => {
          taken.push(text);
          done();
        }, pause);
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { taken, mood, url, stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())) };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Under which id of ours a mail was taken. */
export const idOf = (taken: string): string => /^Message-ID: <(.+)@vaya>/im.exec(taken)?.[1] ?? '';
