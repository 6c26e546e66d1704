const en = {
  search: 'About whom: name, username or email',
  searchHint: 'By what words begin with, accents or not.',
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  by: 'Done by',
  anyone: 'Anybody',
  actors: { staff: 'Staff', creator: 'The creator', system: 'Vaya', commandLine: 'Command line' },
  action: 'What was done',
  anything: 'Anything',
  from: 'From',
  to: 'Until',
  loading: 'Loading the trail...',
  failed: 'The trail could not be loaded.',
  nothing: 'Nothing has been done yet.',
  nothingFound: 'Nothing of the kind was done.',
  showAll: 'Show the whole trail',
};

const tr: typeof en = {
  search: 'Kimin hakkında: ad, kullanıcı adı veya e-posta',
  searchHint: 'Sözcüklerin başlangıcına göre; aksanlar fark etmez.',
  filters: (count) => (count === 0 ? 'Süz' : `Süz (${count})`),
  by: 'Kim yaptı',
  anyone: 'Herkes',
  actors: { staff: 'Ekip', creator: 'İçerik üreticisi', system: 'Vaya', commandLine: 'Komut satırı' },
  action: 'Ne yapıldı',
  anything: 'Her şey',
  from: 'Şu günden',
  to: 'Şu güne kadar',
  loading: 'İz yükleniyor...',
  failed: 'İz yüklenemedi.',
  nothing: 'Henüz bir şey yapılmadı.',
  nothingFound: 'Böyle bir şey yapılmamış.',
  showAll: 'Bütün izi göster',
};

export const auditTrailMessages = { en, tr };
