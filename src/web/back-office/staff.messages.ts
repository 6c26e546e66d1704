const en = {
  signInTitle: 'Back office',
  signInSubtitle: 'For the Vaya team',
  sections: {
    waiting: 'What waits',
    applications: 'Applications',
    creators: 'Creators',
    stays: 'Stays',
    sponsors: 'Sponsors',
    mails: 'Mails',
    audit: 'Audit trail',
  },
  keys: 'Keys',
};

const tr: typeof en = {
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
};

export const staffMessages = { en, tr };
