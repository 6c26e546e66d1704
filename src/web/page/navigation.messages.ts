import type { Catalogue } from '#contract/language.ts';

const en = {
  forCreators: 'For creators',
  forSponsors: 'For sponsors',
  signIn: 'Sign in',
  blog: 'Blog',
  dashboard: 'Dashboard',
  trips: 'Trips',
  questions: 'Questions',
  stays: 'Stays',
  account: 'Account',
  discover: 'Discover',
  shortlist: 'Lists',
  searches: 'Saved searches',
  invitations: 'Invitations',
  notifications: 'Notifications',
  counts: {
    questions: (count: number) => `${count} waiting for you`,
    stays: (count: number) => `${count} waiting for you`,
    invitations: (count: number) => `${count} waiting for you`,
    searches: (count: number) => `${count} new`,
    notifications: (count: number) => `${count} new`,
  },
};

const tr: typeof en = {
  forCreators: 'İçerik üreticileri için',
  forSponsors: 'Sponsorlar için',
  signIn: 'Giriş yap',
  blog: 'Blog',
  dashboard: 'Panel',
  trips: 'Geziler',
  questions: 'Sorular',
  stays: 'Konaklamalar',
  account: 'Hesap',
  discover: 'Keşfet',
  shortlist: 'Listeler',
  searches: 'Kayıtlı aramalar',
  invitations: 'Davetler',
  notifications: 'Bildirimler',
  counts: {
    questions: (count) => `${count} tanesi yanıtınızı bekliyor`,
    stays: (count) => `${count} tanesi yanıtınızı bekliyor`,
    invitations: (count) => `${count} tanesi yanıtınızı bekliyor`,
    searches: (count) => `${count} yeni`,
    notifications: (count) => `${count} yeni`,
  },
};

export const navigationMessages = { en, tr } satisfies Catalogue<typeof en>;
