import type { Config } from '../lib/config.ts';
import { maxSending, type Send } from './deliver-mail.ts';

type SmtpConfig = Pick<Config, 'smtpNeedsTls' | 'mailFrom' | 'supportEmail'> & { smtpUrl: string };

/** Nodemailer is loaded by the first mail, since it takes a tenth of a start and 20 MB. */
export async function mailServerOf(
  { smtpUrl, smtpNeedsTls }: Pick<SmtpConfig, 'smtpUrl' | 'smtpNeedsTls'>,
  connectTimeoutMs = 10_000,
) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
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
}

/** A repeated mail has the same Message-ID, so that a mail server can recognise it. */
export function smtpSender(config: SmtpConfig, connectTimeoutMs?: number): Send {
  let transport: ReturnType<typeof mailServerOf> | null = null;
  return async (mail) => {
    transport ??= mailServerOf(config, connectTimeoutMs);
    await senderBy(await transport, config)(mail);
  };
}

export function senderBy(
  transport: Awaited<ReturnType<typeof mailServerOf>>,
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
