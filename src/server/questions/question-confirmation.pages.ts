import type { FastifyInstance } from 'fastify';
import type { Platform } from '../db/platform.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { linkPages } from '../http/link-pages.ts';
import type { PlainPage } from '../http/plain-page.ts';
import { type Confirmation, confirmationPath, confirmQuestion, readConfirmation } from './ask-question.service.ts';

export const questionConfirmationPages = (app: FastifyInstance, platform: Platform): void =>
  linkPages(app, {
    path: confirmationPath,
    show: async (token) => confirmationPage(await readConfirmation(platform, token)),
    async press(token) {
      await confirmQuestion(platform, token);
      return confirmationPage(await readConfirmation(platform, token));
    },
  });

function confirmationPage({ state, language, creator, tripTitle, message }: Confirmation): PlainPage {
  const words = pageWords[language];
  const text = (content: string) => `<div dir="auto">${escapeHtml(content)}</div>`;
  if (state !== 'unconfirmed') return { language, heading: words.sent, body: text(words.next(creator)) };
  return {
    language,
    heading: words.confirm,
    body:
      `${text(words.about(creator, tripTitle))}<blockquote dir="auto">${escapeHtml(message)}</blockquote>` +
      `<form method="post"><button>${words.send}</button></form>${text(words.notMine)}`,
  };
}

const pageWords = {
  en: {
    confirm: 'Send this question?',
    about: (creator: string, trip: string) => `To ${creator}, about ${trip}`,
    send: 'Send question',
    notMine: 'You didn’t ask this? Close this page, and nothing is sent.',
    sent: 'Your question is sent',
    next: (creator: string) => `We will email you when ${creator} answers.`,
  },
  tr: {
    confirm: 'Bu soru gönderilsin mi?',
    about: (creator: string, trip: string) => `Alıcı: ${creator}, gezi: ${trip}`,
    send: 'Soruyu gönder',
    notMine: 'Bu soruyu siz sormadınız mı? Sayfayı kapatın, hiçbir şey gönderilmez.',
    sent: 'Sorunuz gönderildi',
    next: (creator: string) => `${creator} yanıtladığında size e-posta göndereceğiz.`,
  },
};
