import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { Send } from './deliver-mail.ts';
import { whyUnreached } from './unreached.ts';

/** The same row always goes out under the same Message-ID, so a repetition can be told. */
export function smtpSender({ smtpUrl, mailFrom, supportEmail }: Config & { smtpUrl: string }, patience = 10_000): Send {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 10,
    maxMessages: 100,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience * 3,
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
