import type { trail as english } from '#web/i18n/en/trail.ts';

export const trail: typeof english = {
  actors: { system: 'Vaya', 'command line': 'Komut satırı', 'the creator': 'İçerik üreticisi' },
  outcomes: { stayed: 'Konakladı', leftEarly: 'Erken ayrıldı', didNotArrive: 'Gelmedi' },
  replyBy: (day) => `Son yanıt: ${day}`,
};
