import type { selecting as english } from '../en/selecting.ts';

export const selecting: typeof english = {
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
