import type { Catalogue } from '#contract/language.ts';

const en = {
  levels: {
    BEGINNER: 'Beginner',
    INTERMEDIATE: 'Intermediate',
    ADVANCED: 'Advanced',
    NATIVE: 'Native',
    EXPERT: 'Expert',
  },
};

const tr: typeof en = {
  levels: {
    BEGINNER: 'Başlangıç',
    INTERMEDIATE: 'Orta',
    ADVANCED: 'İleri',
    NATIVE: 'Ana dil',
    EXPERT: 'Uzman',
  },
};

/** Of languages and expertise. */
export const levelMessages = { en, tr } satisfies Catalogue<typeof en>;
