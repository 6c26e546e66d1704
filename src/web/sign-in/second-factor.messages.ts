const en = {
  app: {
    heading: 'Enter your code',
    lead: 'Open your authenticator app and type the six digits that it shows for Vaya.',
  },
  recovery: {
    heading: 'Enter a recovery code',
    lead: 'Type one of the codes that you kept when you set up your app. Each is good once.',
  },
  scanning: {
    heading: 'Set up a second factor',
    lead: 'Staff of Vaya sign in with a code as well. Scan this picture with an authenticator app.',
  },
  keeping: {
    heading: 'Keep your recovery codes',
    lead: 'Without your phone they are your way in. Keep them where you keep your passwords; they are not shown again.',
  },
  confirming: {
    heading: 'Confirm with a code',
    lead: 'Type the six digits that your app shows now. From then on it is asked for at each sign-in.',
  },
  code: 'Code of your app',
  recoveryCode: 'Recovery code',
  submit: 'Confirm',
  checking: 'Checking...',
  wrong: 'That code is not right. Please try the one that is shown now.',
  wrongRecovery: 'That code is not right, or was used already.',
  failed: 'We could not check the code. Please try again.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  restart: 'Start again',
  picture: 'QR code with your secret',
  openApp: 'Open in the app on this device',
  secret: 'Or type this secret in',
  next: 'Next',
  back: 'Back',
  codes: 'Your recovery codes',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'They could not be copied. Please write them down or download them.',
  download: 'Download',
  codesSaved: 'I have kept them',
};

const tr: typeof en = {
  app: {
    heading: 'Kodunuzu girin',
    lead: 'Doğrulama uygulamanızı açın ve Vaya için gösterdiği altı rakamı yazın.',
  },
  recovery: {
    heading: 'Bir kurtarma kodu girin',
    lead: 'Uygulamanızı kurarken sakladığınız kodlardan birini yazın. Her biri bir kez geçerlidir.',
  },
  scanning: {
    heading: 'İkinci adımı kurun',
    lead: 'Vaya ekibi girişte bir de kod yazar. Bu resmi bir doğrulama uygulamasıyla okutun.',
  },
  keeping: {
    heading: 'Kurtarma kodlarınızı saklayın',
    lead: 'Telefonunuz yanınızda değilken bunlarla girersiniz. Şifrelerinizi sakladığınız yerde saklayın; bir daha gösterilmezler.',
  },
  confirming: {
    heading: 'Bir kodla onaylayın',
    lead: 'Uygulamanızın şu anda gösterdiği altı rakamı yazın. Bundan sonra her girişte sorulacak.',
  },
  code: 'Uygulamanızdaki kod',
  recoveryCode: 'Kurtarma kodu',
  submit: 'Onayla',
  checking: 'Kontrol ediliyor...',
  wrong: 'Bu kod doğru değil. Lütfen şu anda gösterilen kodu deneyin.',
  wrongRecovery: 'Bu kod doğru değil veya daha önce kullanıldı.',
  failed: 'Kod kontrol edilemedi. Lütfen yeniden deneyin.',
  useRecovery: 'Kurtarma kodu kullan',
  useApp: 'Uygulamayı kullan',
  restart: 'Baştan başla',
  picture: 'Gizli anahtarınızı taşıyan QR kodu',
  openApp: 'Bu cihazdaki uygulamada aç',
  secret: 'Ya da bu anahtarı yazın',
  next: 'İleri',
  back: 'Geri',
  codes: 'Kurtarma kodlarınız',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Kopyalanamadı. Lütfen bir yere yazın veya indirin.',
  download: 'İndir',
  codesSaved: 'Sakladım',
};

export const secondFactorMessages = { en, tr };
