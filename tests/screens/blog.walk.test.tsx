import { describe } from 'vitest';
import { blogMachine } from '#machines/blog/blog.machine.ts';
import { flow } from '#tests/flows/blog.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { BlogScreen } from '#web/blog/blog-screen.tsx';

const query = { today: '2026-06-15', language: null, segment: null, part: 1 };

describe('blog through its page', () => {
  walkScreen({
    flow,
    machine: blogMachine,
    render: (actor) => <BlogScreen actor={actor} query={query} isOwn={false} onLogOut={() => {}} />,
  });
});
