import { sharingMachine } from '#machines/sharing/sharing.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const [sea, hills] = [
  { title: 'By the sea', url: 'https://vaya.example/blog/deniz/by-the-sea-sea' },
  { title: 'Hills', url: 'https://vaya.example/blog/deniz/hills-hills' },
];
const share = (link: typeof sea) => ({ type: 'link.share', link }) as const;
const sharing = (link: typeof sea) => ({ calls: { shareLink: { link } }, context: { link } });

export const journeys = journeysOf({
  machine: sharingMachine,
  file: 'sharing/sharing.machine.ts',
  journeys: {
    'shares a link by the sheet of the system'(open) {
      const page = open();
      page.isIn('idle', { context: { link: null } });
      page.send(share(sea));
      page.isIn('sharing', sharing(sea));
      page.answer('shareLink', { kind: 'closed' });
      page.isIn('idle');
    },
    'copies the link where there is no sheet, and says so for three seconds'(open) {
      const page = open();
      page.send(share(sea));
      page.answer('shareLink', { kind: 'copied' });
      page.wait(2_999);
      page.isIn('copied');
      page.wait(1);
      page.isIn('idle');
    },
    'says that the link could not be copied, until it is shared again'(open) {
      const page = open();
      page.send(share(sea));
      page.fail('shareLink');
      page.wait(60_000);
      page.isIn('notCopied', { context: { link: sea } });
      page.send(share(hills));
      page.isIn('sharing', sharing(hills));
      page.send(share(sea));
      page.isIn('sharing', sharing(sea));
    },
  },
});
