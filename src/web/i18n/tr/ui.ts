import type { ui as english } from '#web/i18n/en/ui.ts';

export const ui: typeof english = {
  close: 'Kapat',
  dismiss: 'Gizle',
  loading: 'Yükleniyor...',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  remove: (label) => `${label}: kaldır`,
  charactersUsed: (used, limit) => `${limit} karakterden ${used} tanesi kullanıldı`,
  timeLeft: (minutes, seconds) => `${minutes} dakika ${seconds} saniye kaldı`,
  skip: 'İçeriğe geç',
  tryAgain: 'Yeniden dene',
  reloadPage: 'Sayfayı yenile',
  partMissing: 'Bu bölüm yüklenemedi. Yazdıklarınız duruyor.',
  partLost: 'Bu bölüm yine yüklenemedi. Bağlantınızı kontrol edin; sürerse sayfayı yenileyin.',
  language: 'Dil',
  languageNotLoaded: 'Dil yüklenemedi. Lütfen yeniden deneyin.',
  useDarkTheme: 'Koyu temayı kullan',
  useLightTheme: 'Açık temayı kullan',
  terms: 'Koşullar',
  privacy: 'Gizlilik',
  questions: 'Sorunuz mu var?',
};
