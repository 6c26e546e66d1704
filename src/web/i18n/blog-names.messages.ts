import type { Catalogue } from '#contract/language.ts';

const en = {
  social: { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' },
  sections: {
    locations: 'Locations',
    languages: 'Languages',
    expertises: 'Expertises',
    services: 'Services',
    serviceOffers: 'Service Offers',
    contact: 'Contact',
  },
  untitled: 'Untitled Trip',
  levels: {
    BEGINNER: 'Beginner',
    INTERMEDIATE: 'Intermediate',
    ADVANCED: 'Advanced',
    NATIVE: 'Native',
    EXPERT: 'Expert',
  },
};

const tr: typeof en = {
  social: { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' },
  sections: {
    locations: 'Konumlar',
    languages: 'Diller',
    expertises: 'Uzmanlıklar',
    services: 'Hizmetler',
    serviceOffers: 'Hizmet teklifleri',
    contact: 'İletişim',
  },
  untitled: 'Adsız gezi',
  levels: {
    BEGINNER: 'Başlangıç',
    INTERMEDIATE: 'Orta',
    ADVANCED: 'İleri',
    NATIVE: 'Ana dil',
    EXPERT: 'Uzman',
  },
};

/** Names that blogs, the dashboard and profiles share. */
export const blogNames = { en, tr } satisfies Catalogue<typeof en>;
