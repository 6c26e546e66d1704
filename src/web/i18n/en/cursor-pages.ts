export const cursorPages = {
  first: 'First page',
  next: 'Next page',
};
