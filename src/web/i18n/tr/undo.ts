import type { undo as english } from '#web/i18n/en/undo.ts';

export const undo: typeof english = {
  undo: 'Geri al',
  decided: {
    approve: (name) => `${name} onaylandı.`,
    reject: (name) => `${name} reddedildi.`,
  },
  decidedSeveral: {
    approve: (count) => `${count} başvuru onaylandı.`,
    reject: (count) => `${count} başvuru reddedildi.`,
  },
  leaving: (seconds) => `E-postalar ${seconds}\u00a0sn sonra gidiyor.`,
  undone: (name) => `Geri alındı: ${name} yeniden bekliyor ve kimseye haber verilmedi.`,
  undoneSeveral: (count, late) =>
    late === 0
      ? `Geri alındı: ${count} başvuru yeniden bekliyor ve kimseye haber verilmedi.`
      : `Geri alındı: ${count} başvuru yeniden bekliyor. ${late} başvuru için geç kalındı.`,
  undoing: 'Geri alınıyor...',
  undoFailed: 'Olmadı. Lütfen yeniden deneyin.',
  unknown: (name) =>
    `${name} hakkındaki kararın geri alınıp alınmadığı bilinmiyor ve süresi doldu. Lütfen son durumuna bakın.`,
  unknownSeveral: (count) =>
    `${count} başvuru hakkındaki kararın geri alınıp alınmadığı bilinmiyor ve süresi doldu. Lütfen son durumlarına bakın.`,
};
