import type { Language } from '#contract/language.ts';
import { passwordLinkMs } from '../accounts/account.mails.ts';
import { durationLabels, type Mail, mailWithLink, withoutLinks } from '../mail/letter.ts';

interface Invitation {
  /** Name of the staff member. */
  inviter: string;
  company: string;
  username: string;
  signInUrl: string;
  url: string;
}

const linkHours = durationLabels(passwordLinkMs.invitation, 'hour');

const invitation = {
  en: ({ inviter, company, username, signInUrl }: Invitation) => ({
    subject: 'You are invited to Vaya',
    heading: 'You are invited to Vaya',
    before: [
      `${inviter} invites ${company} to Vaya, where sponsors find travel creators.`,
      `Your username is ${username}. First, choose a password. The link is valid for ${linkHours.en} and works once.`,
    ],
    label: 'Choose a password',
    after: [`After that, sign in at ${signInUrl}`],
  }),
  tr: ({ inviter, company, username, signInUrl }: Invitation) => ({
    subject: 'Vaya’ya davetlisiniz',
    heading: 'Vaya’ya davetlisiniz',
    before: [
      `${inviter} sizi ${company} adına Vaya’ya davet ediyor. Sponsorlar içerik üreticilerini burada bulur.`,
      `Kullanıcı adınız ${username}. Önce bir şifre belirleyin. Bağlantı ${linkHours.tr} geçerlidir ve bir kez kullanılabilir.`,
    ],
    label: 'Şifre belirle',
    after: [`Sonraki girişler için adres: ${signInUrl}`],
  }),
};

export const sponsorInvitationMail = (details: Invitation, language: Language): Mail =>
  mailWithLink('password-invitation', { language, ...invitation[language](details), url: details.url });

interface NewMatches {
  search: string;
  /** Of all new creators. */
  count: number;
  /** The newest, who are named. */
  creators: readonly string[];
}

const newMatches = {
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
  const words = newMatches[language]({ ...found, creators: found.creators.map(withoutLinks) });
  return mailWithLink('search-matches', { language, ...words, url });
}
