import type { Catalogue } from '#contract/language.ts';

const en = {
  title: 'Continue your application',
  loading: 'Opening your link...',
  lead: (email: string, savedAt: string) =>
    `This brings the answers saved on ${savedAt} to this device. Your email address ${email} stays verified.`,
  notIncluded: 'Your picture and your company and bank details are not included: please enter them again.',
  ownAnswers: (name: string) =>
    `This device already has answers that were not sent${name === '' ? '' : ` (${name})`}. Continuing with the saved answers replaces them.`,
  continue: 'Continue',
  replace: 'Continue with the saved answers',
  keep: 'Keep the answers on this device',
  continuing: 'Continuing...',
  failed: 'We couldn’t open your application. Please try again.',
  over: {
    unknown: {
      title: 'This link no longer works',
      words: 'It was replaced by a newer one, or the application was sent.',
    },
    used: {
      title: 'This link was already used',
      words: 'If you want to change the device again, ask for a new link where you continued.',
    },
    expired: { title: 'This link has expired', words: 'Please ask for a new one on the device where you started.' },
    failed: { title: 'We couldn’t open your link', words: 'Please try again.' },
  },
  toForm: 'Open the application form',
};

const tr: typeof en = {
  title: 'Başvurunuza devam edin',
  loading: 'Bağlantı açılıyor...',
  lead: (email, savedAt) =>
    `Kaydedilen yanıtlarınız (${savedAt}) bu cihaza aktarılır. E-posta adresiniz (${email}) doğrulanmış kalır.`,
  notIncluded: 'Fotoğrafınızla şirket ve banka bilgileriniz aktarılmaz; bunları yeniden girmeniz gerekir.',
  ownAnswers: (name) =>
    `Bu cihazda gönderilmemiş yanıtlar var${name === '' ? '' : ` (${name})`}. Kaydedilen yanıtlarla devam ederseniz onların yerine geçer.`,
  continue: 'Devam et',
  replace: 'Kaydedilen yanıtlarla devam et',
  keep: 'Bu cihazdaki yanıtları koru',
  continuing: 'Aktarılıyor...',
  failed: 'Başvurunuz açılamadı. Lütfen yeniden deneyin.',
  over: {
    unknown: { title: 'Bu bağlantı artık çalışmıyor', words: 'Yerine yenisi gönderildi ya da başvuru yapıldı.' },
    used: {
      title: 'Bu bağlantı daha önce kullanıldı',
      words: 'Yeniden cihaz değiştirmek isterseniz devam ettiğiniz cihazdan yeni bir bağlantı isteyin.',
    },
    expired: {
      title: 'Bu bağlantının süresi doldu',
      words: 'Lütfen başvuruya başladığınız cihazdan yenisini isteyin.',
    },
    failed: { title: 'Bağlantı açılamadı', words: 'Lütfen yeniden deneyin.' },
  },
  toForm: 'Başvuru formunu aç',
};

export const applicationContinueMessages = { en, tr } satisfies Catalogue<typeof en>;
