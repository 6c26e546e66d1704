import type { Catalogue } from '#contract/language.ts';

const en = {
  notCounted: 'We couldn’t load your visits.',
  retry: 'Try again',
  inThirtyDays: (count: number) => `${count} ${count === 1 ? 'visit' : 'visits'} in 30 days`,
  followers: (count: number) =>
    count === 1 ? '1 reader follows you by email.' : `${count} readers follow you by email.`,
  chart: (count: number, best: string, most: number) =>
    count === 0 ? 'No visits in 30 days.' : `${count} in 30 days. Busiest day: ${best}, with ${most}.`,
  asTable: 'Day by day',
  day: 'Day',
  views: 'Visits',
  visitors: 'Visitors',
  source: 'From',
  directly: 'No link',
  otherSites: 'Other sites',
  trip: 'Trip',
  untitled: 'Untitled Trip',
};

const tr: typeof en = {
  notCounted: 'Ziyaretler yüklenemedi.',
  retry: 'Yeniden dene',
  inThirtyDays: (count) => `30 günde ${count} ziyaret`,
  followers: (count) => `${count} okur sizi e-postayla takip ediyor.`,
  chart: (count, best, most) =>
    count === 0 ? '30 günde ziyaret yok.' : `30 günde ${count} ziyaret. En yoğun gün: ${best}, ${most} ziyaret.`,
  asTable: 'Gün gün',
  day: 'Gün',
  views: 'Ziyaret',
  visitors: 'Ziyaretçi',
  source: 'Nereden',
  directly: 'Bağlantısız',
  otherSites: 'Diğer siteler',
  trip: 'Gezi',
  untitled: 'Adsız gezi',
};

export const visitsChartMessages = { en, tr } satisfies Catalogue<typeof en>;
