const en = {
  first: 'First page',
  next: 'Next page',
};

const tr: typeof en = {
  first: 'İlk sayfa',
  next: 'Sonraki sayfa',
};

export const cursorPagesMessages = { en, tr };
