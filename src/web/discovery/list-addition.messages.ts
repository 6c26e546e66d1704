import type { Catalogue } from '#contract/language.ts';

const en = {
  several: 'Choose several',
  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number, max: number) => `${count} chosen (${max} at most)`,
  add: 'Add to list',
  title: (count: number) => (count === 1 ? 'Add 1 creator to a list' : `Add ${count} creators to a list`),
  hint: 'Creators stay in the lists they are in already.',
  allHere: 'already in this list',
  intoNew: 'Or add to a new list',
  make: 'Create list and add',
  adding: 'Adding...',
  failed: 'We couldn’t add the creators. They are still chosen. Please try again.',
  added: (count: number, list: string) =>
    count === 1 ? `1 creator added to “${list}”.` : `${count === 0 ? 'No' : count} creators added to “${list}”.`,
  known: (count: number) => (count === 1 ? '1 was already there.' : `${count} were already there.`),
  missing: (names: string) => `No longer in the directory: ${names}`,
  open: (list: string) => `Go to “${list}”`,
};

const tr: typeof en = {
  several: 'Çoklu seçim',
  choose: (name) => `Seç: ${name}`,
  chosen: (count, max) => `${count} seçili (en fazla ${max})`,
  add: 'Listeye ekle',
  title: (count) => `${count} içerik üreticisini listeye ekle`,
  hint: 'İçerik üreticileri bulundukları listelerde de kalır.',
  allHere: 'zaten bu listede',
  intoNew: 'Ya da yeni bir listeye ekle',
  make: 'Listeyi oluştur ve ekle',
  adding: 'Ekleniyor...',
  failed: 'İçerik üreticileri eklenemedi. Seçiminiz duruyor. Lütfen yeniden deneyin.',
  added: (count, list) =>
    count === 0 ? `“${list}” listesine kimse eklenmedi.` : `“${list}” listesine ${count} içerik üreticisi eklendi.`,
  known: (count) => `${count} içerik üreticisi zaten bu listedeydi.`,
  missing: (names) => `Artık dizinde olmayanlar: ${names}`,
  open: (list) => `“${list}” listesine git`,
};

export const listAdditionMessages = { en, tr } satisfies Catalogue<typeof en>;
