export const officeQuestions = {
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
