import type { secondFactor as english } from '#web/i18n/en/second-factor.ts';

export const secondFactor: typeof english = {
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
  kept: 'Sakladım',
};
