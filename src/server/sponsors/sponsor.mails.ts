import type { Language } from '#contract/language.ts';
import { passwordLinkMs } from '../accounts/password-links.ts';
import { durationLabels, letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

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

export function sponsorInvitationMail(details: Invitation, language: Language): Mail {
  const { label, ...words } = invitation[language](details);
  return {
    template: 'password-invitation',
    ...letter({ language, ...words, action: { label, url: details.url } }),
  };
}
