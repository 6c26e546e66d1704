import type { Catalogue } from '#contract/language.ts';

const en = {
  search: 'Search by name, username or email',
  searchHint: 'Finds words that begin with what you enter, with or without accents.',
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  by: 'Done by',
  anyone: 'Anyone',
  actors: { staff: 'Staff', creator: 'The creator', system: 'Vaya', commandLine: 'Command line' },
  action: 'Action',
  anything: 'Any action',
  from: 'From',
  to: 'Until',
  loading: 'Loading the audit trail...',
  failed: 'We couldn’t load the audit trail.',
  nothing: 'No entries yet.',
  nothingFound: 'No entries match.',
  showAll: 'Show all entries',
};

const tr: typeof en = {
  search: 'Ad, kullanıcı adı veya e-posta ile ara',
  searchHint: 'Girdiğinizle başlayan kelimeleri bulur; aksan fark etmez.',
  filters: (count) => (count === 0 ? 'Filtrele' : `Filtrele (${count})`),
  by: 'İşlemi yapan',
  anyone: 'Herkes',
  actors: { staff: 'Ekip', creator: 'İçerik üreticisi', system: 'Vaya', commandLine: 'Komut satırı' },
  action: 'İşlem',
  anything: 'Tüm işlemler',
  from: 'Başlangıç',
  to: 'Bitiş',
  loading: 'Denetim kaydı yükleniyor...',
  failed: 'Denetim kaydı yüklenemedi.',
  nothing: 'Henüz kayıt yok.',
  nothingFound: 'Eşleşen kayıt yok.',
  showAll: 'Tüm kayıtları göster',
};

export const auditTrailMessages = { en, tr } satisfies Catalogue<typeof en>;
