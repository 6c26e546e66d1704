import type { officeTools as english } from '#web/i18n/en/office-tools.ts';

export const officeTools: typeof english = {
  filters: {
    title: (count) => (count === 0 ? 'Sırala ve süz' : `Sırala ve süz (${count})`),
    order: 'Sıra',
    orders: { oldest: 'Önce en eski', newest: 'Önce en yeni' },
    flag: 'Bakılması gereken',
    anyFlag: 'Hepsi',
    from: 'Gönderim: şu günden',
    to: 'Şu güne kadar',
    reset: 'Sıfırla',
  },
  keys: {
    does: {
      j: 'Sonraki satır',
      k: 'Önceki satır',
      Enter: 'Satırı aç',
      x: 'Satırı seç veya bırak',
      a: 'Açık olan başvuruyu onayla',
      r: 'Reddet: önce nedenini sorar',
      z: 'Son kararı geri al',
      '/': 'Ara',
      '?': 'Bu tuşları göster',
    },
    use: 'Bu tuşları kullan',
    useHint: 'Yazarken dinlenirler.',
  },
};
