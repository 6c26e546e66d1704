import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Emails',
  lead: 'Emails of the last 90 days. You can read their content for 30 days, without codes and secret links. Each time you read one, the audit trail records it.',
  loading: 'Loading emails...',
  failed: 'We couldn’t load the emails.',
  empty: 'No emails in the last 90 days.',
  missing: 'This creator no longer exists.',
  all: 'All creators',
  written: (moment: string) => `Written ${moment}`,
  sent: (moment: string) => `sent ${moment}`,
  read: 'Read',
  readOf: (about: string, moment: string) => `Read: ${about}, ${moment}`,
  notStored: 'No longer stored',
  held: 'Can still be undone',
  close: 'Close',
  reading: 'Opening the email...',
  unread: 'We couldn’t open the email.',
  gone: 'Its content is no longer stored.',
  secrets: {
    none: null,
    kept: 'The masked part is for the recipient only. It stays encrypted until the email leaves, and is then permanently deleted.',
    erased: 'The masked part was for the recipient only. Vaya has permanently deleted it.',
  },
};

const tr: typeof en = {
  title: 'E-postalar',
  lead: 'Son 90 günün e-postaları. İçerikleri, kodlar ve gizli bağlantılar olmadan 30 gün okunabilir. Okuduğunuz her e-posta denetim kaydına işlenir.',
  loading: 'E-postalar yükleniyor...',
  failed: 'E-postalar yüklenemedi.',
  empty: 'Son 90 günde e-posta gönderilmedi.',
  missing: 'Bu içerik üreticisi artık yok.',
  all: 'Tüm içerik üreticileri',
  written: (moment) => `Yazıldı: ${moment}`,
  sent: (moment) => `gönderildi: ${moment}`,
  read: 'Oku',
  readOf: (about, moment) => `Oku: ${about}, ${moment}`,
  notStored: 'Artık saklanmıyor',
  held: 'Hâlâ geri alınabilir',
  close: 'Kapat',
  reading: 'E-posta açılıyor...',
  unread: 'E-posta açılamadı.',
  gone: 'İçeriği artık saklanmıyor.',
  secrets: {
    none: null,
    kept: 'Gizlenen bölüm yalnızca alıcı içindir. E-posta gönderilene kadar şifreli saklanır, sonra kalıcı olarak silinir.',
    erased: 'Gizlenen bölüm yalnızca alıcı içindi. Vaya bunu kalıcı olarak sildi.',
  },
};

export const creatorMailsMessages = { en, tr } satisfies Catalogue<typeof en>;
