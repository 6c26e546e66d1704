import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { maxSending, type Send } from './deliver-mail.ts';

type SmtpConfig = Pick<Config, 'smtpNeedsTls' | 'mailFrom' | 'supportEmail'> & { smtpUrl: string };

/** A repeated mail has the same Message-ID, so that a mail server can recognise it. */
export function smtpSender(
  { smtpUrl, smtpNeedsTls, mailFrom, supportEmail }: SmtpConfig,
  connectTimeoutMs = 10_000,
): Send {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpNeedsTls,
    pool: true,
    maxConnections: maxSending,
    maxMessages: 100,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: connectTimeoutMs * 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, subject, text, html, replyTo = supportEmail }) => {
    await transport.sendMail({
      from: mailFrom,
      ...(replyTo === null ? {} : { replyTo }),
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@vaya>`,
    });
  };
}
