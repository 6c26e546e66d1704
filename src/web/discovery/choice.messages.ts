const en = {
  compare: 'Compare with others',
  leaveOut: 'Leave out of the comparison',
  full: 'Four creators are chosen already. Leave one out first.',
  another: 'Choose one more to compare.',
  open: (count: number) => `Compare ${count} creators`,
};

const tr: typeof en = {
  compare: 'Başkalarıyla karşılaştır',
  leaveOut: 'Karşılaştırmadan çıkar',
  full: 'Dört içerik üreticisi seçildi. Lütfen önce birini çıkarın.',
  another: 'Karşılaştırmak için bir tane daha seçin.',
  open: (count) => `${count} içerik üreticisini karşılaştır`,
};

export const choiceMessages = { en, tr };
