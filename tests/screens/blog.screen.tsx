import { blogMachine } from '#machines/blog/blog.machine.ts';
import { followingMachine } from '#machines/following/following.machine.ts';
import { flow } from '#tests/flows/blog.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { BlogScreen } from '#web/blog/blog-screen.tsx';

const query = { today: '2026-06-15', language: null, segment: null, part: 1 };

export const screen: Screen<typeof blogMachine> = {
  flow,
  hasOwnLanguage: true,
  machine: blogMachine,
  flows: { following: controllable(followingMachine).logic },
  render: (actor) => <BlogScreen actor={actor} query={query} isOwn={false} onLogOut={() => {}} />,
};
