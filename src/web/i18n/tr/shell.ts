import type { shell as english } from '#web/i18n/en/shell.ts';

export const shell: typeof english = {
  brokenTitle: 'Bir sorun oluştu',
  broken: 'Bu sayfa açılamadı. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
  fault: 'Bu sayfada bizden kaynaklanan bir hata var; bağlantınızda sorun yok. Lütfen sayfayı yeniden yükleyin.',
  directoryTitle: 'İçerik Üreticilerini Keşfet',
};
