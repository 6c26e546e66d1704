import type { auditTrail as english } from '#web/i18n/en/audit-trail.ts';

export const auditTrail: typeof english = {
  search: 'Kimin hakkında: ad, kullanıcı adı veya e-posta',
  searchHint: 'Sözcüklerin başlangıcına göre; aksanlar fark etmez.',
  filters: (count) => (count === 0 ? 'Süz' : `Süz (${count})`),
  by: 'Kim yaptı',
  anybody: 'Herkes',
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
