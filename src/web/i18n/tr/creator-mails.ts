import type { creatorMails as english } from '../en/creator-mails.ts';

export const creatorMails: typeof english = {
  title: 'E-postalar',
  lead: 'Son doksan günün e-postaları. İçerikleri, kodlar ve bir şey açan bağlantılar olmadan otuz gün saklanır. Birini okuduğunuz yazılır.',
  loading: 'E-postalar yükleniyor...',
  failed: 'E-postalar yüklenemedi.',
  empty: 'Son doksan günde e-posta gönderilmedi.',
  missing: 'Bu içerik üreticisi artık yok.',
  all: 'Bütün içerik üreticileri',
  written: (moment) => `Yazıldı: ${moment}`,
  sent: (moment) => `gönderildi: ${moment}`,
  reasons: { expired: 'Gönderilemeden süresi doldu.', restored: 'Bir yedekle geri geldi.' },
  read: 'Oku',
  readOf: (about, moment) => `Oku: ${about}, ${moment}`,
  notKept: 'Artık saklanmıyor',
  held: 'Hâlâ geri alınabilir',
  close: 'Kapat',
  reading: 'E-posta açılıyor...',
  unread: 'E-posta açılamadı.',
  gone: 'İçeriği artık saklanmıyor.',
  secrets: {
    none: null,
    kept: 'Gizlenen yer yalnızca okuyucusu içindir. E-posta gönderilene kadar mühürlü durur, sonra silinir.',
    erased: 'Gizlenen yer yalnızca okuyucusu içindi. Vaya’da artık yok.',
  },
};
