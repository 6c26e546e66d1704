import { followingMachine } from '#machines/following/following.machine.ts';
import { blogPage } from '#rules/blog-page.ts';
import { flow } from '#tests/flows/following.flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { FollowTool } from '#web/blog/follow-form.tsx';
import { onPage } from './on-page.tsx';

const page = blogPage(makeBlogCreator(), null, { audience: 'visitor', today: '2026-06-01' });

export const screen: Screen<typeof followingMachine> = {
  flow,
  hasOwnLanguage: true,
  machine: followingMachine,
  render: (following) => onPage(<FollowTool following={following} page={page} />),
};
