const en = {
  yours: 'Your lists',
  add: 'New list',
  hint: 'Whoever you bookmark next goes into it.',
  full: (most: number) => `You have ${most} lists of your own, and there can be no more. Remove one first.`,
  move: 'Move',
  moveOf: (name: string) => `Move ${name} to another list`,
  moveTitle: (name: string) => `Move ${name} to a list`,
  isIn: (list: string) => `In the list “${list}”`,
  isHere: 'is in this list now',
  name: 'Name of the list',
  intoNew: 'Or into a new list',
  newName: 'New name',
  make: 'Make the list',
  saving: 'Saving...',
  rename: (list: string) => `Rename “${list}”`,
  saveName: 'Save the name',
  remove: (list: string) => `Remove “${list}”`,
  doubt: (count: number, first: string) =>
    count === 0
      ? 'Nobody is in this list.'
      : `${count === 1 ? '1 creator goes' : `${count} creators go`} into “${first}”, with your notes. Nobody is taken off.`,
  confirm: 'Remove the list',
  removing: 'Removing...',
  cancel: 'Cancel',
  notChanged: 'The lists could not be changed.',
  empty: (list: string) =>
    `Nobody is in “${list}” yet. Press Move below a card of another list, or in a profile, to put somebody here.`,
  gone: 'This list is no longer there. Whoever was in it is in your first list.',
  toFirst: (first: string) => `Go to “${first}”`,
  exportAll: 'Download all lists as CSV',
};

const tr: typeof en = {
  yours: 'Listeleriniz',
  add: 'Yeni liste',
  hint: 'Bundan sonra yer imi koyduklarınız bu listeye girer.',
  full: (most) => `${most} listeniz var; daha fazlası olamaz. Önce birini kaldırın.`,
  move: 'Taşı',
  moveOf: (name) => `Taşı: ${name}, başka bir listeye`,
  moveTitle: (name) => `${name} hangi listede olsun?`,
  isIn: (list) => `“${list}” listesinde`,
  isHere: 'şu an bu listede',
  name: 'Listenin adı',
  intoNew: 'Ya da yeni bir liste',
  newName: 'Yeni ad',
  make: 'Listeyi oluştur',
  saving: 'Kaydediliyor...',
  rename: (list) => `“${list}” adını değiştir`,
  saveName: 'Adı kaydet',
  remove: (list) => `“${list}” listesini kaldır`,
  doubt: (count, first) =>
    count === 0
      ? 'Bu listede kimse yok.'
      : `${count} içerik üreticisi notlarınızla birlikte “${first}” listesine geçer. Kimse çıkarılmaz.`,
  confirm: 'Listeyi kaldır',
  removing: 'Kaldırılıyor...',
  cancel: 'Vazgeç',
  notChanged: 'Listeler değiştirilemedi.',
  empty: (list) =>
    `“${list}” listesinde henüz kimse yok. Başka bir listedeki kartın altında ya da profilde Taşı düğmesine basın.`,
  gone: 'Bu liste artık yok. İçindekiler ilk listenizde.',
  toFirst: (first) => `“${first}” listesine git`,
  exportAll: 'Tüm listeleri CSV olarak indir',
};

export const ownListsMessages = { en, tr };
