/** One spelling for every comparison of names, cities, usernames and addresses. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().replace(/\p{M}/gu, '').trim();
