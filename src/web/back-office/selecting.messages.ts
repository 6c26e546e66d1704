const en = {
  title: 'Selected applications',
  tick: (name: string) => `Select ${name}`,
  count: (count: number) => `${count} selected`,
  all: (count: number) => `Select all ${count}`,
  clear: 'Clear',
  approve: (count: number) => `Approve ${count}`,
  reject: (count: number) => `Reject ${count}`,
  sendRejection: (count: number) => `Reject ${count} and tell`,
  deciding: 'Working...',
  left: (count: number) => (count === 1 ? 'One was not decided on:' : `${count} were not decided on:`),
  failed: 'That did not work. Please try again. Nothing is done twice.',
};

const tr: typeof en = {
  title: 'Seçilen başvurular',
  tick: (name) => `Seç: ${name}`,
  count: (count) => `${count} seçili`,
  all: (count) => `Tümünü seç (${count})`,
  clear: 'Bırak',
  approve: (count) => `Onayla (${count})`,
  reject: (count) => `Reddet (${count})`,
  sendRejection: (count) => `Reddet ve bildir (${count})`,
  deciding: 'Çalışıyor...',
  left: (count) => (count === 1 ? 'Bir başvuru için karar verilmedi:' : `${count} başvuru için karar verilmedi:`),
  failed: 'Olmadı. Lütfen yeniden deneyin. Hiçbir şey iki kez yapılmaz.',
};

export const selectingMessages = { en, tr };
