import type { Catalogue } from '#contract/language.ts';

const en = {
  app: {
    heading: 'Enter your code',
    lead: 'Open your authenticator app and enter the six-digit code for Vaya.',
  },
  recovery: {
    heading: 'Enter a recovery code',
    lead: 'Enter one of the recovery codes you saved. Each code works once.',
  },
  scanning: {
    heading: 'Set up your authenticator app',
    lead: 'Staff also sign in with a code. Scan this QR code with an authenticator app.',
  },
  keeping: {
    heading: 'Save your recovery codes',
    lead: 'They let you sign in without your phone. Store them with your passwords: we do not show them again.',
  },
  confirming: {
    heading: 'Confirm with a code',
    lead: 'Enter the six-digit code your app shows now. From now on we ask for one each time you sign in.',
  },
  code: 'Code from your app',
  recoveryCode: 'Recovery code',
  submit: 'Confirm',
  checking: 'Checking...',
  wrong: 'This code is not correct. Please enter the code your app shows now.',
  wrongRecovery: 'This code is not correct or was already used.',
  failed: 'We couldn’t check the code. Please try again.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  restart: 'Start again',
  picture: 'QR code with your setup key',
  openApp: 'Open in the app on this device',
  secret: 'Or enter this setup key',
  next: 'Next',
  back: 'Back',
  codes: 'Your recovery codes',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'We couldn’t copy the codes. Please write them down or download them.',
  download: 'Download',
  codesSaved: 'I have saved them',
};

const tr: typeof en = {
  app: {
    heading: 'Kodunuzu girin',
    lead: 'Kimlik doğrulama uygulamanızı açın ve Vaya için gösterdiği altı haneli kodu girin.',
  },
  recovery: {
    heading: 'Bir kurtarma kodu girin',
    lead: 'Sakladığınız kurtarma kodlarından birini girin. Her kod bir kez kullanılabilir.',
  },
  scanning: {
    heading: 'Kimlik doğrulama uygulamanızı kurun',
    lead: 'Ekip üyeleri girişte bir kod da girer. Bu QR kodunu bir kimlik doğrulama uygulamasıyla okutun.',
  },
  keeping: {
    heading: 'Kurtarma kodlarınızı saklayın',
    lead: 'Telefonunuz yanınızda değilken bu kodlarla giriş yaparsınız. Şifrelerinizle birlikte saklayın; kodları bir daha göstermeyiz.',
  },
  confirming: {
    heading: 'Bir kodla onaylayın',
    lead: 'Uygulamanızın şu anda gösterdiği altı haneli kodu girin. Bundan sonra her girişte kod isteriz.',
  },
  code: 'Uygulamanızdaki kod',
  recoveryCode: 'Kurtarma kodu',
  submit: 'Onayla',
  checking: 'Kontrol ediliyor...',
  wrong: 'Kod doğru değil. Lütfen uygulamanızın şu anda gösterdiği kodu girin.',
  wrongRecovery: 'Kod doğru değil veya daha önce kullanıldı.',
  failed: 'Kod kontrol edilemedi. Lütfen yeniden deneyin.',
  useRecovery: 'Kurtarma kodu kullan',
  useApp: 'Kimlik doğrulama uygulamasını kullan',
  restart: 'Baştan başla',
  picture: 'Kurulum anahtarınızı içeren QR kodu',
  openApp: 'Bu cihazdaki uygulamada aç',
  secret: 'Ya da bu kurulum anahtarını girin',
  next: 'İleri',
  back: 'Geri',
  codes: 'Kurtarma kodlarınız',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Kodlar kopyalanamadı. Lütfen bir yere yazın veya indirin.',
  download: 'İndir',
  codesSaved: 'Sakladım',
};

export const secondFactorMessages = { en, tr } satisfies Catalogue<typeof en>;
