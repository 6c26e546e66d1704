import type { password as english } from '#web/i18n/en/password.ts';

export const password: typeof english = {
  chooseTitle: 'Bir şifre belirleyin',
  loading: 'Bağlantınız açılıyor...',
  hello: (name) => `Merhaba ${name}`,
  hint: 'En az 10 karakter. Birkaç sözcük, birkaç işaretten iyidir.',
  label: 'Yeni şifre',
  set: 'Şifreyi belirle',
  setting: 'Belirleniyor...',
  failed: 'Şifre belirlenemedi. Lütfen yeniden deneyin.',
  doneTitle: 'Şifreniz belirlendi',
  done: 'Artık bu şifreyle giriş yapabilirsiniz.',
  signIn: 'Girişe git',
  link: {
    failed: { title: 'Bağlantınız açılmadı', words: 'Bağlantı açılamadı. Lütfen yeniden deneyin.' },
    unknown: {
      title: 'Bu bağlantı artık geçerli değil',
      words: 'Şifre bu arada başka bir bağlantıyla belirlenmiş ya da adres eksik. Başka bir tane isteyebilirsiniz.',
    },
    used: {
      title: 'Bu bağlantı daha önce kullanıldı',
      words: 'Belirlenen şifreyle giriş yapın veya yeni bir bağlantı isteyin; bildiğimiz adrese göndeririz.',
    },
    expired: {
      title: 'Bu bağlantının süresi doldu',
      words: 'Bağlantı çok eski. Yenisini isteyin; bildiğimiz adrese göndeririz.',
    },
    replaced: { title: 'Yeni bağlantı', words: 'Bildiğimiz e-posta adresine gönderilir.' },
  },
  askAnew: 'Yeni bağlantı iste',
  renew: 'Bana yeni bağlantı gönder',
  renewed: 'Yeni bağlantı e-posta adresinize doğru yola çıktı.',
  notRenewed: 'Bağlantı gönderilemedi. Lütfen yeniden deneyin.',
  forgotTitle: 'Şifrenizi mi unuttunuz?',
  forgotLead: 'E-posta adresinizi yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.',
  email: 'E-posta',
  unfit: 'E-posta geçerli değil',
  ask: 'Bana bağlantı gönder',
  asking: 'Gönderiliyor...',
  askFailed: 'Bağlantı istenemedi. Lütfen yeniden deneyin.',
  askedTitle: 'Posta kutunuza bakın',
  asked: 'Bu adresle bir hesap varsa bağlantı yola çıktı. Bir saat geçerlidir.',
};
