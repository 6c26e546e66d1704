import type { Catalogue } from '#contract/language.ts';

const en = {
  filters: {
    title: (count: number) => (count === 0 ? 'Sort and filter' : `Sort and filter (${count})`),
    order: 'Order',
    orders: { oldest: 'Oldest first', newest: 'Newest first' },
    flag: 'Flag',
    anyFlag: 'Any',
    taker: 'Taken by',
    anyTaker: 'Anyone',
    takers: { me: 'Me' },
    from: 'Applied from',
    to: 'Applied until',
    reset: 'Reset',
  },
  keys: {
    does: {
      j: 'Next row',
      k: 'Previous row',
      Enter: 'Open the row',
      x: 'Select or deselect the row',
      a: 'Approve the open application',
      r: 'Go to the reason for rejecting it',
      t: 'Take the open application',
      z: 'Undo the latest decision, in Waiting and Applications',
      Escape: 'Close the rejection, or empty the selection',
      '/': 'Search',
      '?': 'Show keyboard shortcuts',
    },
    use: 'Use keyboard shortcuts',
    useHint: 'They are off while you enter text.',
  },
};

const tr: typeof en = {
  filters: {
    title: (count) => (count === 0 ? 'Sırala ve filtrele' : `Sırala ve filtrele (${count})`),
    order: 'Sıralama',
    orders: { oldest: 'En eski önce', newest: 'En yeni önce' },
    flag: 'İşaret',
    anyFlag: 'Hepsi',
    taker: 'Üstlenen',
    anyTaker: 'Herkes',
    takers: { me: 'Ben' },
    from: 'Başvuru tarihi: başlangıç',
    to: 'Başvuru tarihi: bitiş',
    reset: 'Sıfırla',
  },
  keys: {
    does: {
      j: 'Sonraki satır',
      k: 'Önceki satır',
      Enter: 'Satırı aç',
      x: 'Satırı seç veya bırak',
      a: 'Açık başvuruyu onayla',
      r: 'Ret nedenine git',
      t: 'Açık başvuruyu üstlen',
      z: 'Son kararı geri al (Bekleyenler ve Başvurular sayfalarında)',
      Escape: 'Ret formunu kapat ya da seçimi boşalt',
      '/': 'Ara',
      '?': 'Klavye kısayollarını göster',
    },
    use: 'Klavye kısayollarını kullan',
    useHint: 'Metin girerken çalışmazlar.',
  },
};

export const officeToolsMessages = { en, tr } satisfies Catalogue<typeof en>;
