import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileChanges } from '#web/back-office/review-panel.tsx';

const named = (name: string, level: string | null = null) => ({ name, level });

it('[BEYOND-07] each changed field is shown before and after, a picture without', () => {
  const { container } = render(
    <ProfileChanges
      changes={[
        { field: 'languages', before: [named('Turkish', 'NATIVE')], after: [named('German', 'BEGINNER')] },
        { field: 'youtube', before: [], after: [named('deniz')] },
        { field: 'profilePicture', before: [], after: [] },
      ]}
    />,
  );
  const rows = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(rows).toEqual([
    ['Languages', 'Turkish (Native) German (Beginner)'],
    ['YouTube', 'Empty deniz'],
    ['Profile picture', 'A new picture'],
  ]);
});

it('nothing is shown where nothing has changed', () => {
  expect(render(<ProfileChanges changes={[]} />).container.textContent).toBe('');
});
