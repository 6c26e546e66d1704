import { describe } from 'vitest';
import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import { flow } from '#tests/flows/creator-mails.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { CreatorMailsScreen } from '#web/back-office/creator-mails-screen.tsx';

describe('mails to a creator through their page', () => {
  walkScreen({ flow, machine: creatorMailsMachine, render: (actor) => <CreatorMailsScreen actor={actor} /> });
});
