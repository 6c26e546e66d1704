import type { Catalogue } from '#contract/language.ts';

const en = {
  actors: { system: 'Vaya', 'command line': 'Command line', 'the creator': 'The creator' },
  outcomes: { stayed: 'Stayed', leftEarly: 'Left early', didNotArrive: 'Did not arrive' },
  replyBy: (day: string) => `Reply by ${day}`,
};

const tr: typeof en = {
  actors: { system: 'Vaya', 'command line': 'Komut satırı', 'the creator': 'İçerik üreticisi' },
  outcomes: { stayed: 'Konakladı', leftEarly: 'Erken ayrıldı', didNotArrive: 'Gelmedi' },
  replyBy: (day) => `Yanıt için son gün: ${day}`,
};

export const trailMessages = { en, tr } satisfies Catalogue<typeof en>;
