import type { Catalogue } from '#contract/language.ts';

const en = {
  conflictTitle: 'Changed in two places',
  conflict:
    'This trip was saved in another tab or on another device while you were editing it. Choose what to keep where both versions changed.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  saveChoice: 'Save',
  conflictParts: {
    title: 'Title',
    description: 'Description',
    price: 'Type and price',
    coverImage: 'Cover',
    dates: 'Dates',
    places: 'Order of the places',
    plan: 'Order of the plan and its pictures',
    notes: 'Notes',
    followersLine: 'Line for your followers',
    daysFor: 'Who can see the dates',
    picture: 'Picture description',
  },
  nothing: 'Empty',
  removed: 'Removed',
  changed: 'Changed',
  pictures: { local: 'The picture on this page', remote: 'The other picture' },
  archivedElsewhere:
    'This trip was archived in another tab or on another device, so your latest changes can’t be saved.',
  showArchived: 'Show the archived trip',
};

const tr: typeof en = {
  conflictTitle: 'İki yerde değiştirildi',
  conflict:
    'Siz düzenlerken bu gezi başka bir sekmede ya da cihazda kaydedildi. İki sürümde de değişenler için hangisinin kalacağını seçin.',
  mine: 'Benimki',
  theirs: 'Diğeri',
  keepMine: 'Benimkini koru',
  useTheirs: 'Diğerini kullan',
  saveChoice: 'Kaydet',
  conflictParts: {
    title: 'Başlık',
    description: 'Açıklama',
    price: 'Tür ve fiyat',
    coverImage: 'Kapak',
    dates: 'Tarihler',
    places: 'Yerlerin sırası',
    plan: 'Planın ve fotoğrafların sırası',
    notes: 'Notlar',
    followersLine: 'Takipçilere bir satır',
    daysFor: 'Tarihleri kim görebilir',
    picture: 'Fotoğraf açıklaması',
  },
  nothing: 'Boş',
  removed: 'Kaldırıldı',
  changed: 'Değiştirildi',
  pictures: { local: 'Bu sayfadaki fotoğraf', remote: 'Diğer fotoğraf' },
  archivedElsewhere: 'Bu gezi başka bir sekmede ya da cihazda arşivlendi; son değişiklikleriniz kaydedilemez.',
  showArchived: 'Arşivdeki geziyi göster',
};

export const conflictMessages = { en, tr } satisfies Catalogue<typeof en>;
