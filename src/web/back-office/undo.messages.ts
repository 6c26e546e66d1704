import type { Catalogue } from '#contract/language.ts';

const en = {
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  undoSeveral: (count: number) => `Undo: ${count} applications`,
  decided: {
    approve: (name: string) => `${name} is approved.`,
    reject: (name: string) => `${name} is rejected.`,
  },
  decidedSeveral: {
    approve: (count: number) => `${count} applications are approved.`,
    reject: (count: number) => `${count} applications are rejected.`,
  },
  leaving: (seconds: number) => `We send the emails in ${seconds}\u00a0s.`,
  undone: (name: string) => `Undone. ${name} is on hold again, and no email was sent.`,
  undoneSeveral: (count: number, late: number) =>
    late === 0
      ? `Undone. ${count} applications are on hold again, and no email was sent.`
      : `Undone for ${count}: they are on hold again. It was too late for ${late}.`,
  undoing: 'Undoing...',
  undoFailed: 'We couldn’t undo the decision. Please try again.',
  unknown: (name: string) =>
    `We couldn’t confirm that the decision on ${name} was undone, and the time to undo it is over. Please open the application and check.`,
  unknownSeveral: (count: number) =>
    `We couldn’t confirm that the decisions on ${count} applications were undone, and the time to undo them is over. Please check them in the list.`,
};

const tr: typeof en = {
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
  undoFailed: 'Karar geri alınamadı. Lütfen yeniden deneyin.',
  unknown: (name) =>
    `${name} hakkındaki kararın geri alındığı doğrulanamadı ve süresi doldu. Lütfen başvuruyu açıp kontrol edin.`,
  unknownSeveral: (count) =>
    `${count} başvuru hakkındaki kararların geri alındığı doğrulanamadı ve süresi doldu. Lütfen listeden kontrol edin.`,
};

export const undoMessages = { en, tr } satisfies Catalogue<typeof en>;
