import type { signIn as english } from '#web/i18n/en/sign-in.ts';

export const signIn: typeof english = {
  sponsorHeading: 'Yeniden hoş geldiniz',
  sponsorSubtitle: 'İçerik üreticilerini keşfetmek için sponsor hesabınıza giriş yapın',
  heading: 'Giriş yapın',
  subtitle: 'Sizi yeniden görmek güzel.',
  blogHeading: 'Blogunuza giriş yapın',
  blogSubtitle: (username) => `${username} blogu`,
  username: 'Kullanıcı adı',
  email: 'E-posta',
  emailOrUsername: 'E-posta veya kullanıcı adı',
  password: 'Şifre',
  submit: 'Giriş Yap',
  busy: 'Giriş yapılıyor...',
  required: (label) => `${label} zorunludur`,
  rejected: 'Kullanıcı adı veya şifre hatalı. Lütfen yeniden deneyin.',
  sponsorFailed: 'Giriş yapılamadı. Lütfen yeniden deneyin.',
  failed: 'Giriş yapılamadı',
  blogFailed: 'Bloga giriş yapılamadı',
  signOut: 'Çıkış yap',
  logIn: 'Giriş Yap',
  logOut: 'Çıkış',
};
