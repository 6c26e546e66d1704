const en = {
  title: 'Compare creators',
  lead: 'What they all share stands beside each heading. The columns show where they differ.',
  alone: 'Choose others as well, to see them beside each other.',
  table: 'Creators side by side',
  loading: 'Loading the comparison...',
  failed: 'The comparison could not be loaded.',
  empty: 'No creators are chosen. Choose up to four with “Compare with others” in the menu of their cards.',
  gone: (count: number) =>
    count === 1
      ? 'One of the creators you chose is no longer in the directory.'
      : `${count} of the creators you chose are no longer in the directory.`,
  back: 'Choose others',
  leaveOut: (name: string) => `Leave ${name} out`,
  where: 'Where they are',
  next: 'Next trips',
  noNext: 'No days are known.',
  shared: 'All of them:',
  nothingElse: 'Nothing else',
  none: 'None',
  note: 'Your note',
  invitation: 'Your latest invitation',
  noInvitation: 'None yet',
  on: (network: string, name: string) => `${name} on ${network}`,
  followers: 'Followers',
  inAll: (trips: string) => `${trips} in all`,
};

const tr: typeof en = {
  title: 'İçerik üreticilerini karşılaştırın',
  lead: 'Ortak yönler her başlığın yanında, farklar sütunlarda yer alır.',
  alone: 'Yan yana görmek için başka içerik üreticileri de seçin.',
  table: 'Yan yana içerik üreticileri',
  loading: 'Karşılaştırma yükleniyor...',
  failed: 'Karşılaştırma yüklenemedi.',
  empty:
    'Henüz kimse seçilmedi. Kartların menüsündeki “Başkalarıyla karşılaştır” ile en çok dört içerik üreticisi seçin.',
  gone: (count) => `Seçtiklerinizden ${count} kişi artık listede değil.`,
  back: 'Başkalarını seç',
  leaveOut: (name) => `${name} çıkarılsın`,
  where: 'Nerede',
  next: 'Sıradaki geziler',
  noNext: 'Bilinen bir tarih yok.',
  shared: 'Hepsinde:',
  nothingElse: 'Başka yok',
  none: 'Yok',
  note: 'Notunuz',
  invitation: 'Son davetiniz',
  noInvitation: 'Henüz yok',
  on: (network, name) => `${network} üzerinde ${name}`,
  followers: 'Takipçi',
  inAll: (trips) => `Toplam ${trips}`,
};

export const comparisonMessages = { en, tr };
