import type { Language } from '#contract/language.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';
import { withoutLinks } from '../mail/without-links.ts';

interface NewMatches {
  search: string;
  /** Of all new creators. */
  count: number;
  /** The newest, who are named. */
  creators: readonly string[];
}

const words = {
  en: ({ search, count, creators }: NewMatches) => ({
    subject: `${count} new in “${search}”`,
    heading: count === 1 ? '1 new creator' : `${count} new creators`,
    before: [
      `${count === 1 ? 'A creator matches' : 'Creators match'} your search “${search}” who joined since you last looked:`,
      count > creators.length ? `${creators.join(', ')} and ${count - creators.length} more` : creators.join(', '),
    ],
    label: 'Go to saved searches',
    after: ['You get this email because you chose it for this search.'],
  }),
  tr: ({ search, count, creators }: NewMatches) => ({
    subject: `“${search}” aramasında ${count} yeni`,
    heading: `${count} yeni içerik üreticisi`,
    before: [
      `“${search}” aramanıza uyan ve son bakışınızdan sonra katılanlar:`,
      count > creators.length ? `${creators.join(', ')} ve ${count - creators.length} kişi daha` : creators.join(', '),
    ],
    label: 'Kayıtlı aramalara git',
    after: ['Bu e-postayı, bu arama için seçtiğiniz için aldınız.'],
  }),
};

export function newMatchesMail(found: NewMatches, url: string, language: Language): Mail {
  const { label, ...text } = words[language]({ ...found, creators: found.creators.map(withoutLinks) });
  return { template: 'search-matches', ...letter({ language, ...text, action: { label, url } }) };
}
