export const legal = {
  version: (version: string) => `Version ${version}`,
  askTitle: 'Questions, and whatever you want to ask for',
  ask: 'Answer any mail that you have from us, or write to us at the address below where one is named. We answer in English and Turkish.',
  termsTitle: 'Terms of use',
  termsLead: 'What you can expect of Vaya, and what we ask of you. It is short, and meant to be read.',
  terms: [
    {
      title: 'What Vaya is',
      says: [
        'Travel creators publish their trips and keep a public blog here; sponsors look for creators and invite them to stay. Applying costs nothing.',
      ],
    },
    {
      title: 'Applying',
      says: [
        'You apply for yourself, with a picture of you and an address and a number at which you can be reached.',
        'Our team reads every application and usually decides within three working days. If we say no we tell you why, and you may apply again after thirty days.',
        'Until we have decided you can take your application back on the page that shows its status.',
      ],
    },
    {
      title: 'Your account',
      says: [
        'It is yours alone: keep its password to yourself. Whoever is signed in as you acts as you.',
        'We may suspend an account that deceives or harms others. Its blog is not shown then, and nobody can sign in to it.',
      ],
    },
    {
      title: 'What you publish',
      says: [
        'Your words and pictures stay yours. You allow us to show them where Vaya shows them: on your blog, to sponsors, in its feeds and in the previews of links to it, for as long as you publish them.',
        'Publish what you have made or may use, and nothing that is unlawful or that harms others.',
        'Where a stay was given to you or paid for, say so, as the law asks.',
      ],
    },
    {
      title: 'Sponsors',
      says: [
        'Sponsors are invited by our team. They use what they see of creators to work with them, and for nothing else.',
      ],
    },
    {
      title: 'Hotel stays',
      says: [
        'A stay is agreed when its offer has been confirmed, with the terms that the offer names. Offers and invitations that nobody answers in time are over by themselves.',
        'Afterwards a stay can be cancelled with a reason, which the other side reads.',
      ],
    },
    {
      title: 'Payments',
      says: [
        'We pay to the account that you gave us over the link that we mailed to you, once our team has verified it.',
      ],
    },
    {
      title: 'Leaving',
      says: [
        'You can close your account at any time on its page. Your blog is gone at once and everything else is erased after thirty days; until then our team can bring it back if you ask.',
      ],
    },
  ],
  privacyTitle: 'Privacy notice',
  privacyLead:
    'What Vaya keeps of you, why, for how long, and what you can ask for, under the Turkish law on personal data (KVKK) and, where it protects you, the GDPR.',
  privacy: [
    {
      title: 'What we keep, and why',
      says: [
        'When you apply: your name, username, email address, phone number, picture, what you tell of yourself, your social accounts, languages, expertise, places, services and offers. We decide on your application with it and, once it is approved, show your profile to sponsors and on your blog.',
        'Company, tax and bank details, to pay you. They are encrypted. Sponsors and visitors never see them; our team sees the ending of your IBAN, and when somebody looks at all of it, that is written down.',
        'What you make here: trips, the look of your blog, requests for stays and the notes on them.',
        'Of sponsors: name, username, email address, whom they keep on their lists and what they note there.',
        'What our team did and decided, in a trail that nobody can change.',
        'Your sign-ins: when each began, and the names of browser and system, such as Firefox and Windows. No address on the internet is kept with them.',
        'Visits of blogs as counts alone: how many a day, and from which site. Who came is not kept.',
      ],
    },
    {
      title: 'For how long',
      says: [
        'Your account, and an application, until you close the account, take the application back or ask us to erase it. Thirty days later everything is erased, pictures too; until then our team can bring it back.',
        'After that your username stays taken for a year, as a code that does not tell it, so that links to your blog do not lead to a stranger. The trail of our team names you by a number that leads nowhere any more.',
        'A verified email address without an application: seven days. Codes: a day.',
        'What a mail says is encrypted until it leaves and erased then; if it could not be delivered, after thirty days. Its words without codes and links that open something are kept for thirty days, encrypted, so that our team can answer you; when somebody reads them, that is written down. That a mail was sent is known for ninety days, and so is a link for a password.',
        'A sign-in ends twelve hours after it was last used, and after seven days at the latest.',
        'Wrong guesses of passwords are counted under codes made from names and addresses, for a day.',
        'Visits of blogs are counted for four hundred days.',
        'Backups are copies of a moment: what is erased here is in them until they are destroyed.',
      ],
    },
    {
      title: 'On your own device',
      says: [
        'One cookie, vaya-device: a random id of this device and the ids of the accounts that were signed in to on it, signed by us, so that strangers who guess passwords cannot lock you out. It does not sign anyone in and lasts for 180 days after the last sign-in.',
        'In the storage of your browser: your sign-in, the language and the look that you chose, the address that you verified, and drafts of what you type, without your picture and your bank details. Drafts are cleared when they are sent or saved.',
        'Nothing of it is for advertising, and no other company’s scripts, fonts or counters are on our pages. A creator may show a picture that lies on another site: your browser then asks that site for it.',
      ],
    },
    {
      title: 'Who else sees it',
      says: [
        'Nobody but our team, those who run our servers and deliver our mails for us, and, as told above, sponsors and the readers of your blog. We sell nothing of it.',
      ],
    },
    {
      title: 'What you can do',
      says: [
        'See it and take it with you: your account’s page gives you everything that we hold of you in one file.',
        'Correct it: in your dashboard, or by asking us.',
        'Have it erased: close your account on its page, take back an application on the page of its status, or ask us.',
        'Object to what we do with it, or ask why we do it. You can also turn to the authority for the protection of personal data, in Turkey the KVKK board.',
      ],
    },
  ],
};
