import type { Catalogue } from '#contract/language.ts';

const en = {
  suspendCreator: (name: string) => ({
    title: `Suspend ${name}?`,
    words:
      'We sign them out and hide their blog and profile. They get an email, unless you reinstate them within ten seconds.',
  }),
  suspendSponsor: (name: string) => ({
    title: `Suspend ${name}?`,
    words: 'We sign them out. They can no longer see creators, and their open invitations are withdrawn.',
  }),
  reopen: (name: string) => ({
    title: `Reopen ${name}’s application?`,
    words: 'The application is on hold again, and they get an email.',
  }),
  verify: (name: string) => ({
    title: `Verify ${name}’s bank details?`,
    words: 'Their blog goes live, and they get an email. You cannot undo this.',
  }),
  reissue: (name: string) => ({
    title: `Email a new link to ${name}?`,
    words: 'The link they have now stops working.',
  }),
};

const tr: typeof en = {
  suspendCreator: (name) => ({
    title: `${name} askıya alınsın mı?`,
    words:
      'Oturumu kapatılır, blogu ve profili gizlenir. On saniye içinde yeniden etkinleştirmezseniz kendisine e-posta gönderilir.',
  }),
  suspendSponsor: (name) => ({
    title: `${name} askıya alınsın mı?`,
    words: 'Oturumu kapatılır. İçerik üreticilerini artık göremez ve yanıt bekleyen davetleri geri çekilir.',
  }),
  reopen: (name) => ({
    title: `${name} için başvuru yeniden açılsın mı?`,
    words: 'Başvuru yeniden beklemeye alınır ve kendisine e-posta gönderilir.',
  }),
  verify: (name) => ({
    title: `${name} için banka bilgileri doğrulansın mı?`,
    words: 'Blogu yayına girer ve kendisine e-posta gönderilir. Bu işlem geri alınamaz.',
  }),
  reissue: (name) => ({
    title: `${name} için yeni bağlantı gönderilsin mi?`,
    words: 'Elindeki bağlantı artık geçersiz olur.',
  }),
};

export const officeQuestionsMessages = { en, tr } satisfies Catalogue<typeof en>;
