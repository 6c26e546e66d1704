import type { Language } from '#contract/language.ts';
import { utcDayLabel } from '#rules/day-labels.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail-page.ts';

const activated = {
  en: (name: string) => ({
    subject: 'Your Vaya blog is live',
    heading: 'You are live',
    before: [`Hello ${name}, your bank details are verified. Sponsors can find you now, and your blog is public.`],
    label: 'Open your blog',
  }),
  tr: (name: string) => ({
    subject: 'Vaya blogunuz yayında',
    heading: 'Yayındasınız',
    before: [`Merhaba ${name}, banka bilgileriniz doğrulandı. Sponsorlar artık sizi buluyor, blogunuz herkese açık.`],
    label: 'Blogunuzu açın',
  }),
};

export function activatedMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = activated[language](name);
  return { template: 'activated', ...letter({ language, ...words, action: { label, url } }) };
}

const suspended = {
  en: (name: string) => ({
    subject: 'Your Vaya account is suspended',
    heading: 'Your account is suspended',
    before: [
      `Hello ${name}, we have suspended your account. For now your blog and your profile are hidden, and you cannot sign in.`,
      'Nothing you wrote is lost. If you want to know why, or think that this is a mistake, please answer this mail.',
    ],
  }),
  tr: (name: string) => ({
    subject: 'Vaya hesabınız askıya alındı',
    heading: 'Hesabınız askıya alındı',
    before: [
      `Merhaba ${name}, hesabınızı askıya aldık: Blogunuz ve profiliniz şimdilik kimseye gösterilmiyor ve hesaba giriş yapılamıyor.`,
      'Yazdıklarınızın hiçbiri kaybolmadı. Nedenini öğrenmek istiyorsanız veya yanıldığımızı düşünüyorsanız lütfen bu e-postayı yanıtlayın.',
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
      `Hello ${name}, your account is no longer suspended. Your blog is public again, sponsors can find you, and you can sign in as before.`,
    ],
    label: 'Open your blog',
  }),
  tr: (name: string) => ({
    subject: 'Vaya blogunuz yeniden yayında',
    heading: 'Blogunuz yeniden yayında',
    before: [
      `Merhaba ${name}, hesabınız artık askıda değil. Blogunuz yeniden herkese açık, sponsorlar sizi buluyor ve eskisi gibi giriş yapabilirsiniz.`,
    ],
    label: 'Blogunuzu açın',
  }),
};

export function reinstatedMail(name: string, url: string, language: Language): Mail {
  const { label, ...words } = reinstated[language](name);
  return { template: 'account-reinstated', ...letter({ language, ...words, action: { label, url } }) };
}

const closed = {
  en: (name: string, day: string) => ({
    subject: 'Your Vaya account is closed',
    heading: 'Your account is closed',
    before: [
      `Hello ${name}, your account is closed. Your blog is offline, and you are logged out on every device.`,
      `On ${day} we will delete everything that we hold about you. Until then we can restore it: please answer this mail if you did not want this, or have changed your mind.`,
    ],
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya hesabınız kapatıldı',
    heading: 'Hesabınız kapatıldı',
    before: [
      `Merhaba ${name}, hesabınız kapatıldı: Blogunuz artık kimseye açık değil ve bütün cihazlardan çıkış yapıldı.`,
      `${day} tarihinde sizinle ilgili tuttuğumuz her şey silinecek. O güne kadar geri getirilebilir: Bunu siz istemediyseniz veya vazgeçtiyseniz lütfen bu e-postayı yanıtlayın.`,
    ],
  }),
};

const withdrawn = {
  en: (name: string, day: string) => ({
    subject: 'You withdrew your Vaya application',
    heading: 'Your application is withdrawn',
    before: [
      `Hello ${name}, you have withdrawn your application. We will not review it any further.`,
      `On ${day} we will delete everything that you sent us, and you can apply again. If this was not you, or you have changed your mind, please answer this mail before that day.`,
    ],
  }),
  tr: (name: string, day: string) => ({
    subject: 'Vaya başvurunuzu geri çektiniz',
    heading: 'Başvurunuz geri çekildi',
    before: [
      `Merhaba ${name}, başvurunuzu geri çektiniz. Artık kimse onun hakkında karar vermeyecek.`,
      `${day} tarihinde bize gönderdiğiniz her şey silinecek ve yeniden başvurabileceksiniz. Bunu siz yapmadıysanız veya vazgeçtiyseniz lütfen o günden önce bu e-postayı yanıtlayın.`,
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
