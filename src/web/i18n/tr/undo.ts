import type { undo as english } from '#web/i18n/en/undo.ts';

export const undo: typeof english = {
  undo: 'Geri al',
  undoOf: (name) => `Geri al: ${name}`,
  undoSeveral: (count) => `Geri al: ${count} başvuru`,
  decided: {
    approve: (name) => `${name} onaylandı.`,
    reject: (name) => `${name} reddedildi.`,
  },
  decidedSeveral: {
    approve: (count) => `${count} başvuru onaylandı.`,
    reject: (count) => `${count} başvuru reddedildi.`,
  },
  leaving: (seconds) => `E-postalar ${seconds}\u00a0sn sonra gönderilecek.`,
  undone: (name) => `Geri alındı. ${name} yeniden bekliyor, e-posta gönderilmedi.`,
  undoneSeveral: (count, late) =>
    late === 0
      ? `Geri alındı. ${count} başvuru yeniden bekliyor, e-posta gönderilmedi.`
      : `${count} başvuru geri alındı, yeniden bekliyor. ${late} başvuru için geç kalındı.`,
  undoing: 'Geri alınıyor...',
  undoFailed: 'Olmadı. Lütfen yeniden deneyin.',
  unknown: (name) =>
    `${name} hakkındaki kararın geri alındığı doğrulanamadı ve süresi doldu. Lütfen başvuruyu açıp kontrol edin.`,
  unknownSeveral: (count) =>
    `${count} başvuru hakkındaki kararların geri alındığı doğrulanamadı ve süresi doldu. Lütfen listeden kontrol edin.`,
};
