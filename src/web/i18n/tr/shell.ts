import type { shell as english } from '#web/i18n/en/shell.ts';

export const shell: typeof english = {
  brokenTitle: 'Bir sorun oluştu',
  broken: 'Bu sayfa açılamadı. Lütfen bağlantınızı kontrol edip yeniden deneyin.',
  directoryTitle: 'İçerik Üreticilerini Keşfet',
};
