import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { Send } from './deliver-mail.ts';
import type { Reach } from './look-for-server.ts';
import { whyUnreached } from './unreached.ts';

type Address = Config & { smtpUrl: string };

/** In milliseconds. */
const longest = 10_000;

const waiting = (patience: number) => ({
  connectionTimeout: patience,
  greetingTimeout: patience,
  socketTimeout: patience * 3,
});

/** The same row always goes out under the same Message-ID, so a repetition can be told. */
export function smtpSender({ smtpUrl, smtpNeedsTls, mailFrom, supportEmail }: Address, patience = longest): Send {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpNeedsTls,
    pool: true,
    maxConnections: 10,
    maxMessages: 100,
    ...waiting(patience),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, subject, text, html }) => {
    const sending = transport.sendMail({
      from: mailFrom,
      ...(supportEmail === null ? {} : { replyTo: supportEmail }),
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@vaya>`,
    });
    await sending.catch((failure: unknown) => {
      const code = whyUnreached(failure);
      throw code === null ? failure : Object.assign(new Error('The mail server was not reached.'), { code });
    });
  };
}

/** Is greeted, signs in where that is asked for, and hands over nothing. */
export function smtpProbe({ smtpUrl, smtpNeedsTls }: Address, patience = longest): Reach {
  const transport = createTransport({ url: smtpUrl, requireTLS: smtpNeedsTls, ...waiting(patience) });
  return () =>
    transport.verify().then(
      () => true,
      () => false,
    );
}
