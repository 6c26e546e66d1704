import type { comparison as english } from '../en/comparison.ts';

export const comparison: typeof english = {
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
