import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Compare creators',
  lead: 'What they have in common is shown once, in the heading. The columns show the differences.',
  alone: 'Add another creator to compare them side by side.',
  table: 'Creators side by side',
  loading: 'Loading the comparison...',
  failed: 'We couldn’t load the comparison.',
  empty: 'No creators to compare yet. Choose “Add to comparison” in the menu of up to four cards.',
  gone: (count: number) =>
    count === 1
      ? '1 creator you chose is no longer in the directory.'
      : `${count} creators you chose are no longer in the directory.`,
  back: 'Choose creators',
  leaveOut: (name: string) => `Remove ${name}`,
  where: 'Locations',
  next: 'Upcoming trips',
  noNext: 'No published dates',
  shared: 'In common:',
  nothingElse: 'Nothing else',
  none: 'None',
  note: 'Your note',
  invitation: 'Latest invitation',
  noInvitation: 'No invitation yet',
  on: (network: string, name: string) => `${name} on ${network}`,
  followers: 'Followers',
  inAll: (trips: string) => `${trips} in total`,
};

const tr: typeof en = {
  title: 'İçerik üreticilerini karşılaştırın',
  lead: 'Ortak yönler başlığın yanında bir kez gösterilir. Sütunlarda farklar yer alır.',
  alone: 'Yan yana görmek için bir içerik üreticisi daha ekleyin.',
  table: 'Yan yana içerik üreticileri',
  loading: 'Karşılaştırma yükleniyor...',
  failed: 'Karşılaştırma yüklenemedi.',
  empty:
    'Karşılaştırmada henüz kimse yok. Kart menüsündeki “Karşılaştırmaya ekle” ile en çok dört içerik üreticisi seçin.',
  gone: (count) => `Seçtiğiniz ${count} içerik üreticisi artık dizinde değil.`,
  back: 'İçerik üreticisi seç',
  leaveOut: (name) => `Çıkar: ${name}`,
  where: 'Konumlar',
  next: 'Yaklaşan geziler',
  noNext: 'Yayımlanmış tarih yok',
  shared: 'Ortak:',
  nothingElse: 'Farklı bir şey yok',
  none: 'Yok',
  note: 'Notunuz',
  invitation: 'Son davetiniz',
  noInvitation: 'Henüz davet yok',
  on: (network, name) => `${network}: ${name}`,
  followers: 'Takipçi',
  inAll: (trips) => `Toplam ${trips}`,
};

export const comparisonMessages = { en, tr } satisfies Catalogue<typeof en>;
