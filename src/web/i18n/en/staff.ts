export const staff = {
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
  sectionsLabel: 'Back office',
};
