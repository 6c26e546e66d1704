import type { choice as english } from '../en/choice.ts';

export const choice: typeof english = {
  compare: 'Başkalarıyla karşılaştır',
  leaveOut: 'Karşılaştırmadan çıkar',
  full: 'Dört içerik üreticisi seçildi. Lütfen önce birini çıkarın.',
  another: 'Karşılaştırmak için bir tane daha seçin.',
  open: (count) => `${count} içerik üreticisini karşılaştır`,
};
