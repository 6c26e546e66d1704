import type { Language } from '#contract/language.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { letter, type Mail, mailWithLink } from '../mail/letter.ts';

const activated = {
  en: (name: string) => ({
    subject: 'Your Vaya blog is live',
    heading: 'You are live',
    before: [`Hello ${name}, your bank details are verified. Your blog is public, and sponsors can find you.`],
    label: 'Open your blog',
  }),
  tr: (name: string) => ({
    subject: 'Vaya blogunuz yayında',
    heading: 'Yayındasınız',
    before: [`Merhaba ${name}, banka bilgileriniz doğrulandı. Blogunuz herkese açık ve sponsorlar sizi bulabilir.`],
    label: 'Blogunu aç',
  }),
};

export const activatedMail = (name: string, url: string, language: Language): Mail =>
  mailWithLink('activated', { language, ...activated[language](name), url });

const suspended = {
  en: (name: string) => ({
    subject: 'Your Vaya account is suspended',
    heading: 'Your account is suspended',
    before: [
      `Hello ${name}, we suspended your account. Your blog and profile are hidden for now, and you cannot sign in.`,
      'Your content is safe. To ask why, or if you think this is a mistake, please reply to this email.',
    ],
  }),
  tr: (name: string) => ({
    subject: 'Vaya hesabınız askıya alındı',
    heading: 'Hesabınız askıya alındı',
    before: [
      `Merhaba ${name}, hesabınızı askıya aldık. Blogunuz ve profiliniz şimdilik gizli; hesabınıza giriş yapamazsınız.`,
      'İçeriğiniz güvende. Nedenini sormak için veya bir yanlışlık olduğunu düşünüyorsanız lütfen bu e-postayı yanıtlayın.',
    ],
  }),
};

export const suspendedMail = (name: string, language: Language): Mail => ({
  template: 'account-suspended',
  ...letter({ language, ...suspended[language](name) }),
});

const reinstated = {
  en: (name: string) => ({
    subject: 'Your Vaya blog is back',
    heading: 'Your blog is back',
    before: [
      `Hello ${name}, your account is no longer suspended. Your blog is public again, sponsors can find you, and you can sign in again.`,
    ],
    label: 'Open your blog',
  }),
  tr: (name: string) => ({
    subject: 'Vaya blogunuz yeniden yayında',
    heading: 'Blogunuz yeniden yayında',
    before: [
      `Merhaba ${name}, hesabınız artık askıda değil. Blogunuz yeniden herkese açık, sponsorlar sizi bulabilir ve giriş yapabilirsiniz.`,
    ],
    label: 'Blogunu aç',
  }),
};

export const reinstatedMail = (name: string, url: string, language: Language): Mail =>
  mailWithLink('account-reinstated', { language, ...reinstated[language](name), url });

const closed = {
  en: (name: string, day: string) => ({
    subject: 'Your Vaya account is closed',
    heading: 'Your account is closed',
    before: [
      `Hello ${name}, your account is closed. Your blog is offline, and you are signed out on all devices.`,
      `On ${day} we will permanently delete everything we store about you. If this wasn’t you, or you changed your mind, please reply to this email before that day.`,
    ],
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya hesabınız kapatıldı',
    heading: 'Hesabınız kapatıldı',
    before: [
      `Merhaba ${name}, hesabınız kapatıldı. Blogunuz yayından kalktı ve tüm cihazlarda oturumunuz kapatıldı.`,
      `${day} tarihinde sizinle ilgili her şeyi kalıcı olarak sileceğiz. Bu siz değilseniz veya vazgeçtiyseniz lütfen o günden önce bu e-postayı yanıtlayın.`,
    ],
  }),
};

const withdrawn = {
  en: (name: string, day: string) => ({
    subject: 'You withdrew your Vaya application',
    heading: 'Your application is withdrawn',
    before: [
      `Hello ${name}, you withdrew your application. We will not review it.`,
      `On ${day} we will permanently delete everything you sent us, and you can apply again. If this wasn’t you, or you changed your mind, please reply to this email before that day.`,
    ],
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya başvurunuzu geri çektiniz',
    heading: 'Başvurunuz geri çekildi',
    before: [
      `Merhaba ${name}, başvurunuzu geri çektiniz. Başvurunuzu incelemeyeceğiz.`,
      `${day} tarihinde gönderdiğiniz her şeyi kalıcı olarak sileceğiz; ardından yeniden başvurabilirsiniz. Bu siz değilseniz veya vazgeçtiyseniz lütfen o günden önce bu e-postayı yanıtlayın.`,
    ],
  }),
};

export const withdrawnMail = (name: string, erasedAt: number, language: Language): Mail => ({
  template: 'withdrawn',
  ...letter({ language, ...withdrawn[language](name, utcDayLabel(erasedAt, language)) }),
});

export const closedMail = (name: string, erasedAt: number, language: Language): Mail => ({
  template: 'account-closed',
  ...letter({ language, ...closed[language](name, utcDayLabel(erasedAt, language)) }),
});
