import type { staff as english } from '#web/i18n/en/staff.ts';

export const staff: typeof english = {
  signInTitle: 'Yönetim',
  signInSubtitle: 'Vaya ekibi için',
  sections: {
    waiting: 'Bekleyenler',
    applications: 'Başvurular',
    creators: 'Üreticiler',
    stays: 'Konaklamalar',
    sponsors: 'Sponsorlar',
    mails: 'E-postalar',
    audit: 'Denetim izi',
  },
  keys: 'Tuşlar',
  sectionsLabel: 'Yönetim bölümleri',
};
