import type { Catalogue } from '#contract/language.ts';

const en = {
  yours: 'Your lists',
  add: 'New list',
  hint: 'New bookmarks go into this list.',
  full: (max: number) => `You can have up to ${max} lists. Remove one first.`,
  move: 'Move',
  moveOf: (name: string) => `Move ${name} to another list`,
  moveTitle: (name: string) => `Move ${name} to a list`,
  isIn: (list: string) => `In the list “${list}”`,
  isHere: 'current list',
  name: 'List name',
  intoNew: 'Or move to a new list',
  newName: 'New name',
  make: 'Create list',
  saving: 'Saving...',
  rename: (list: string) => `Rename “${list}”`,
  saveName: 'Save name',
  remove: (list: string) => `Remove “${list}”`,
  removalConsequence: (count: number, first: string) =>
    count === 0
      ? 'This list is empty.'
      : `${count === 1 ? 'Its creator moves' : `Its ${count} creators move`} to “${first}”. Your notes are not affected.`,
  confirm: 'Remove list',
  removing: 'Removing...',
  notChanged: 'We couldn’t save the change to your lists.',
  empty: 'This list is empty. Bookmark a creator, or move one here from another list.',
  gone: 'This list no longer exists. Its creators are in your first list.',
  toFirst: (first: string) => `Go to “${first}”`,
  exportAll: 'Download all lists as CSV',
};

const tr: typeof en = {
  yours: 'Listeleriniz',
  add: 'Yeni liste',
  hint: 'Yeni yer imleri bu listeye eklenir.',
  full: (max) => `En çok ${max} listeniz olabilir. Önce birini kaldırın.`,
  move: 'Taşı',
  moveOf: (name) => `Başka bir listeye taşı: ${name}`,
  moveTitle: (name) => `Listeye taşı: ${name}`,
  isIn: (list) => `“${list}” listesinde`,
  isHere: 'şu anki liste',
  name: 'Liste adı',
  intoNew: 'Ya da yeni bir listeye taşı',
  newName: 'Yeni ad',
  make: 'Listeyi oluştur',
  saving: 'Kaydediliyor...',
  rename: (list) => `“${list}” adını değiştir`,
  saveName: 'Adı kaydet',
  remove: (list) => `“${list}” listesini kaldır`,
  removalConsequence: (count, first) =>
    count === 0
      ? 'Bu liste boş.'
      : `Listedeki ${count} içerik üreticisi “${first}” listesine taşınır. Notlarınız değişmez.`,
  confirm: 'Listeyi kaldır',
  removing: 'Kaldırılıyor...',
  notChanged: 'Listelerinizdeki değişiklik kaydedilemedi.',
  empty: 'Bu liste boş. Bir karttaki yer imine basın ya da başka bir listeden birini buraya taşıyın.',
  gone: 'Bu liste artık yok. İçindeki içerik üreticileri ilk listenizde.',
  toFirst: (first) => `“${first}” listesine git`,
  exportAll: 'Tüm listeleri CSV olarak indir',
};

export const ownListsMessages = { en, tr } satisfies Catalogue<typeof en>;
