import { createTransport } from 'nodemailer';
import type { Config } from '../lib/config.ts';
import { maxSending, type Send } from './deliver-mail.ts';

type SmtpConfig = Pick<Config, 'smtpNeedsTls' | 'mailFrom' | 'supportEmail'> & { smtpUrl: string };

export const mailServerOf = (
  { smtpUrl, smtpNeedsTls }: Pick<SmtpConfig, 'smtpUrl' | 'smtpNeedsTls'>,
  connectTimeoutMs = 10_000,
) =>
  createTransport({
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

/** A repeated mail has the same Message-ID, so that a mail server can recognise it. */
export const smtpSender = (config: SmtpConfig, connectTimeoutMs?: number): Send =>
  senderBy(mailServerOf(config, connectTimeoutMs), config);

export function senderBy(
  transport: ReturnType<typeof mailServerOf>,
  { mailFrom, supportEmail }: Pick<SmtpConfig, 'mailFrom' | 'supportEmail'>,
): Send {
  return async ({ id, to, subject, text, html, replyTo = supportEmail, unsubscribeUrl }) => {
    await transport.sendMail({
      from: mailFrom,
      ...(replyTo === null ? {} : { replyTo }),
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@vaya>`,
      // RFC 8058: a mail program offers one click, and sends it by POST.
      ...(unsubscribeUrl !== undefined && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}
