import type { Catalogue } from '#contract/language.ts';

const en = {
  signInTitle: 'Back office',
  signInSubtitle: 'For the Vaya team',
  sections: {
    waiting: 'Waiting',
    applications: 'Applications',
    creators: 'Creators',
    stays: 'Stays',
    sponsors: 'Sponsors',
    mails: 'Emails',
    reports: 'Reports',
    audit: 'Audit trail',
  },
  keys: 'Keyboard shortcuts',
};

const tr: typeof en = {
  signInTitle: 'Yönetim',
  signInSubtitle: 'Vaya ekibi için',
  sections: {
    waiting: 'Bekleyenler',
    applications: 'Başvurular',
    creators: 'İçerik üreticileri',
    stays: 'Konaklamalar',
    sponsors: 'Sponsorlar',
    mails: 'E-postalar',
    reports: 'Şikâyetler',
    audit: 'Denetim kaydı',
  },
  keys: 'Klavye kısayolları',
};

export const staffMessages = { en, tr } satisfies Catalogue<typeof en>;
