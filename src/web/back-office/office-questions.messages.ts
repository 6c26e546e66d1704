const en = {
  suspendCreator: (name: string) => ({
    title: `Suspend ${name}?`,
    words:
      'They are signed out, and their blog and profile are shown to nobody. A mail tells them so; whoever is reinstated within ten seconds is told nothing.',
  }),
  suspendSponsor: (name: string) => ({
    title: `Suspend ${name}?`,
    words:
      'They are signed out and see no creator any more. Their invitations that nobody has answered are taken back.',
  }),
  reopen: (name: string) => ({
    title: `Reopen the application of ${name}?`,
    words: 'It is on hold again, and a mail tells them so.',
  }),
  verify: (name: string) => ({
    title: `Verify the bank details of ${name}?`,
    words: 'Their blog goes live, and a mail tells them so. It cannot be taken back.',
  }),
  reissue: (name: string) => ({
    title: `Mail a new link to ${name}?`,
    words: 'A link that they have already is good no more.',
  }),
};

const tr: typeof en = {
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

export const officeQuestionsMessages = { en, tr };
