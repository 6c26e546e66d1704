import type { Catalogue } from '#contract/language.ts';

const en = {
  yours: 'Your lists',
  add: 'New list',
  hint: 'New bookmarks go into this list.',
  full: (max: number) => `You can have up to ${max} lists. Remove one first.`,
  lists: 'Lists',
  isIn: (lists: string) => `In ${lists}`,
  done: 'Done',
  name: 'List name',
  intoNew: 'New list',
  newName: 'New name',
  make: 'Create list',
  saving: 'Saving...',
  rename: (list: string) => `Rename “${list}”`,
  saveName: 'Save name',
  remove: (list: string) => `Remove “${list}”`,
  removalConsequence: (count: number, first: string) =>
    count === 0
      ? 'This list is empty.'
      : `${count === 1 ? 'If its creator is in no other list, they move' : `Of its ${count} creators, those in no other list move`} to “${first}”. Your notes are not affected.`,
  confirm: 'Remove list',
  removing: 'Removing...',
  notChanged: 'We couldn’t save the change to your lists.',
  empty: 'This list is empty. Bookmark a creator, or add one from another list.',
  gone: 'This list no longer exists. Its creators are still in your other lists.',
  toFirst: (first: string) => `Go to “${first}”`,
  exportAll: 'Download all lists as CSV',
  exportChosen: 'Download chosen as CSV',
  compare: 'Compare',
  comparable: (max: number) => `Choose 2 to ${max} creators to compare.`,
  takeOut: 'Remove',
  removedCount: (count: number) => `${count} creators were removed.`,
  undoAll: 'Undo all',
  search: 'Search in this list',
  nothingFound: (search: string) => `No creator in this list matches “${search}”.`,
  sorts: { added: 'Saved last', name: 'Name', followers: 'Most followers' },
};

const tr: typeof en = {
  yours: 'Listeleriniz',
  add: 'Yeni liste',
  hint: 'Yeni yer imleri bu listeye eklenir.',
  full: (max) => `En çok ${max} listeniz olabilir. Önce birini kaldırın.`,
  lists: 'Listeler',
  isIn: (lists) => `Bulunduğu listeler: ${lists}`,
  done: 'Bitti',
  name: 'Liste adı',
  intoNew: 'Yeni liste',
  newName: 'Yeni ad',
  make: 'Listeyi oluştur',
  saving: 'Kaydediliyor...',
  rename: (list) => `“${list}” adını değiştir`,
  saveName: 'Adı kaydet',
  remove: (list) => `“${list}” listesini kaldır`,
  removalConsequence: (count, first) =>
    count === 0
      ? 'Bu liste boş.'
      : `Listedeki ${count} içerik üreticisinden başka listede olmayanlar “${first}” listesine taşınır. Notlarınız değişmez.`,
  confirm: 'Listeyi kaldır',
  removing: 'Kaldırılıyor...',
  notChanged: 'Listelerinizdeki değişiklik kaydedilemedi.',
  empty: 'Bu liste boş. Bir karttaki yer imine basın ya da başka bir listeden birini ekleyin.',
  gone: 'Bu liste artık yok. İçindeki içerik üreticileri öbür listelerinizde duruyor.',
  toFirst: (first) => `“${first}” listesine git`,
  exportAll: 'Tüm listeleri CSV olarak indir',
  exportChosen: 'Seçilenleri CSV olarak indir',
  compare: 'Karşılaştır',
  comparable: (max) => `Karşılaştırmak için 2 ile ${max} arasında içerik üreticisi seçin.`,
  takeOut: 'Kaldır',
  removedCount: (count) => `${count} içerik üreticisi kaldırıldı.`,
  undoAll: 'Hepsini geri al',
  search: 'Bu listede ara',
  nothingFound: (search) => `Bu listede “${search}” ile eşleşen içerik üreticisi yok.`,
  sorts: { added: 'Son kaydedilen', name: 'Ad', followers: 'En çok takipçi' },
};

export const ownListsMessages = { en, tr } satisfies Catalogue<typeof en>;
