import type { officeQuestions as english } from '#web/i18n/en/office-questions.ts';

export const officeQuestions: typeof english = {
  suspendCreator: (name) => ({
    title: `${name} askıya alınsın mı?`,
    words:
      'Oturumu kapatılır; blogu ve profili kimseye gösterilmez. Bu, e-postayla bildirilir; on saniye içinde yeniden etkinleştirilene bir şey bildirilmez.',
  }),
  suspendSponsor: (name) => ({
    title: `${name} askıya alınsın mı?`,
    words: 'Oturumu kapatılır ve içerik üreticilerini göremez. Henüz yanıtlanmamış davetleri geri alınır.',
  }),
  reopen: (name) => ({
    title: `${name} için başvuru yeniden açılsın mı?`,
    words: 'Başvuru yeniden beklemeye alınır ve bu e-postayla bildirilir.',
  }),
  verify: (name) => ({
    title: `${name} için banka bilgileri doğrulansın mı?`,
    words: 'Blogu yayına girer ve bu e-postayla bildirilir. Geri alınamaz.',
  }),
  reissue: (name) => ({
    title: `${name} adlı kişiye yeni bağlantı gönderilsin mi?`,
    words: 'Elindeki bağlantı artık geçersiz olur.',
  }),
};
