const en = {
  filters: {
    title: (count: number) => (count === 0 ? 'Sort and filter' : `Sort and filter (${count})`),
    order: 'Order',
    orders: { oldest: 'Oldest first', newest: 'Newest first' },
    flag: 'To be looked at',
    anyFlag: 'Any',
    from: 'Sent from',
    to: 'Sent until',
    reset: 'Reset',
  },
  keys: {
    does: {
      j: 'Next row',
      k: 'Previous row',
      Enter: 'Open the row',
      x: 'Select the row, or no longer',
      a: 'Approve the application that is open',
      r: 'Reject it: asks for the reason first',
      z: 'Undo the newest decision',
      '/': 'Search',
      '?': 'Show these keys',
    },
    use: 'Use these keys',
    useHint: 'They rest while you type.',
  },
};

const tr: typeof en = {
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

export const officeToolsMessages = { en, tr };
