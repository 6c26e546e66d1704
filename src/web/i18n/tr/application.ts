import type { application as english } from '#web/i18n/en/application.ts';

export const application: typeof english = {
  title: 'İçerik üreticisi olmak için başvurun',
  lead: 'Sevdiğiniz yerleri, oraya gitmek üzere olanlara anlatın. On dakika sürer; yazdıklarınız bu cihazda saklanır.',
  leadUnkept:
    'Sevdiğiniz yerleri, oraya gitmek üzere olanlara anlatın. On dakika sürer. Bu tarayıcı yazdıklarınızı saklamıyor: bu sekmede tamamlayın.',
  stepsTitle: 'Adımlar',
  you: 'Siz',
  profile: 'Profil',
  work: 'Ne yapıyorsunuz',
  payment: 'Şirket ve ödeme',
  review: 'Gözden geçirme',
  open: (count) => `${count} eksik`,
  done: 'Tamam',
  mayWait: 'İsteğe bağlı',
  fullNameHint: 'Sponsorların sizi tanıyacağı ad',
  usernameHint: 'Blogunuzun adresi olur',
  checkingName: 'Kontrol ediliyor...',
  nameFailed: 'Kullanıcı adı kontrol edilemedi',
  verify: 'Doğrula',
  verified: 'Doğrulandı',
  knownWords:
    'Bu adres sizin mi? ‘Başvurunuz bize ulaştı’ e-postamızdaki bağlantı başvurunuzun durumunu gösterir. Onaylandıysa giriş yapabilirsiniz.',
  knownSignIn: 'Girişe git',
  phoneHint: 'Ülke koduyla birlikte',
  levels: {
    BEGINNER: 'Başlangıç',
    INTERMEDIATE: 'Orta',
    ADVANCED: 'İleri',
    NATIVE: 'Ana dil',
    EXPERT: 'Uzman',
  },
  submit: 'Başvuruyu gönder',
  submitting: 'Gönderiliyor...',
  failed: 'Başvuru gönderilemedi',
};
