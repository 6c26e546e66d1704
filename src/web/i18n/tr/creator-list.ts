import type { creatorList as english } from '#web/i18n/en/creator-list.ts';

export const creatorList: typeof english = {
  standings: {
    applying: 'Başvuruda',
    awaiting: 'Banka bilgisi bekleniyor',
    active: 'Etkin',
    suspended: 'Askıda',
    closed: 'Kapalı',
  },
  everybody: 'Tümü',
  filter: 'Durumuna göre',
  order: 'Sıra',
  orders: { newest: 'Önce en yeni', oldest: 'Önce en eski', username: 'Kullanıcı adı, A’dan Z’ye' },
  search: 'Ad, kullanıcı adı veya e-posta ile ara',
  searchHint: 'Yazdıklarınızla başlayan kelimeler bulunur; aksan fark etmez.',
  loading: 'Üreticiler yükleniyor...',
  failed: 'Üreticiler yüklenemedi.',
  nobody: 'Henüz üretici yok.',
  nobodyFound: 'Üretici bulunamadı.',
  showAll: 'Bütün üreticileri göster',
  since: (day) => `${day} tarihinden beri burada`,
  review: 'Başvuru',
  blog: 'Blog',
  notes: (count) => (count === 0 ? 'Notlar' : `Notlar (${count})`),
  mails: 'E-postalar',
  waysOf: (name) => `${name} için bağlantılar`,
  moves: { suspend: 'Askıya al', reinstate: 'Yeniden etkinleştir', reopen: 'Yeniden aç' },
};
