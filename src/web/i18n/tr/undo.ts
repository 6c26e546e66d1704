import type { undo as english } from '#web/i18n/en/undo.ts';

export const undo: typeof english = {
  undo: 'Geri al',
  decided: {
    approve: (name) => `${name} onaylandı.`,
    reject: (name) => `${name} reddedildi.`,
  },
  leaving: (seconds) => `E-postalar ${seconds} sn sonra gidiyor.`,
  undone: (name) => `Geri alındı: ${name} yeniden bekliyor ve kimseye haber verilmedi.`,
  undoing: 'Geri alınıyor...',
  undoFailed: 'Olmadı. Lütfen yeniden deneyin.',
};
