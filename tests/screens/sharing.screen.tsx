import { sharingMachine } from '#machines/sharing/sharing.machine.ts';
import { flow } from '#tests/flows/sharing.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ShareTool } from '#web/blog/share.tsx';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import { onPage } from './on-page.tsx';

const link = { title: 'By the sea', url: 'https://vaya.example/blog/deniz/by-the-sea-sea' };

export const screen: Screen<typeof sharingMachine> = {
  flow,
  hasOwnLanguage: true,
  machine: sharingMachine,
  render: (sharing) => onPage(<ShareTool sharing={sharing} link={link} messages={blogMessages.en} />),
};
