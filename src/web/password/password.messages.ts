import type { Catalogue } from '#contract/language.ts';

const en = {
  chooseTitle: 'Choose a password',
  loading: 'Opening your link...',
  hello: (name: string) => `Hello ${name}`,
  label: 'New password',
  set: 'Set password',
  setting: 'Setting...',
  signingIn: 'Signing in...',
  failed: 'We couldn’t set your password. Please try again.',
  doneTitle: 'Your password is set',
  done: 'You can now sign in with it.',
  signIn: 'Sign in',
  signInAs: { people: 'Sign in as a creator', sponsors: 'Sign in as a sponsor' },
  link: {
    failed: { title: 'We couldn’t open your link', words: 'Check your connection, then try again.' },
    unknown: {
      title: 'This link is no longer valid',
      words: 'The password was set with another link, or the address is incomplete. You can ask for a new link.',
    },
    used: {
      title: 'This link was already used',
      words: 'Sign in with the password you chose, or ask for a new link. We send it to your email address.',
    },
    expired: {
      title: 'This link has expired',
      words: 'Ask for a new one. We send it to your email address.',
    },
    replaced: { title: 'A new link', words: 'We send it to your email address.' },
  },
  askAgain: 'Ask for a new link',
  renew: 'Send me a new link',
  renewed: 'A new link is on its way to your email address.',
  linkFailed: 'We couldn’t send the link. Please try again.',
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your email address and we will send you a link to set a new one.',
  email: 'Email',
  ask: 'Send me a link',
  asking: 'Sending...',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} belongs to an account, a link is on its way to it. The link is valid for one hour.`,
  sentSpam: 'Nothing there after a few minutes? Check your spam folder.',
};

const tr: typeof en = {
  chooseTitle: 'Bir şifre belirleyin',
  loading: 'Bağlantınız açılıyor...',
  hello: (name) => `Merhaba ${name}`,
  label: 'Yeni şifre',
  set: 'Şifreyi belirle',
  setting: 'Belirleniyor...',
  signingIn: 'Giriş yapılıyor...',
  failed: 'Şifreniz belirlenemedi. Lütfen yeniden deneyin.',
  doneTitle: 'Şifreniz belirlendi',
  done: 'Artık bu şifreyle giriş yapabilirsiniz.',
  signIn: 'Giriş yap',
  signInAs: { people: 'İçerik üreticisi olarak giriş yap', sponsors: 'Sponsor olarak giriş yap' },
  link: {
    failed: { title: 'Bağlantınız açılamadı', words: 'İnternet bağlantınızı kontrol edip yeniden deneyin.' },
    unknown: {
      title: 'Bu bağlantı artık geçerli değil',
      words: 'Şifre başka bir bağlantıyla belirlenmiş ya da adres eksik. Yeni bir bağlantı isteyebilirsiniz.',
    },
    used: {
      title: 'Bu bağlantı daha önce kullanıldı',
      words:
        'Belirlediğiniz şifreyle giriş yapın veya yeni bir bağlantı isteyin. Bağlantıyı e-posta adresinize göndeririz.',
    },
    expired: {
      title: 'Bu bağlantının süresi doldu',
      words: 'Yeni bir bağlantı isteyin. E-posta adresinize göndeririz.',
    },
    replaced: { title: 'Yeni bağlantı', words: 'E-posta adresinize göndeririz.' },
  },
  askAgain: 'Yeni bağlantı iste',
  renew: 'Bana yeni bağlantı gönder',
  renewed: 'E-posta adresinize yeni bir bağlantı gönderdik.',
  linkFailed: 'Bağlantı gönderilemedi. Lütfen yeniden deneyin.',
  forgotTitle: 'Şifrenizi mi unuttunuz?',
  forgotLead: 'E-posta adresinizi girin; yeni bir şifre belirlemeniz için bağlantı gönderelim.',
  email: 'E-posta',
  ask: 'Bana bağlantı gönder',
  asking: 'Gönderiliyor...',
  sentTitle: 'E-postanızı kontrol edin',
  sent: (email) => `${email} bir hesaba aitse bu adrese bir bağlantı gönderdik. Bağlantı bir saat geçerlidir.`,
  sentSpam: 'Birkaç dakika içinde gelmezse istenmeyen posta klasörünüze bakın.',
};

export const passwordMessages = { en, tr } satisfies Catalogue<typeof en>;
