import type { ownLists as english } from '../en/own-lists.ts';

export const ownLists: typeof english = {
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
