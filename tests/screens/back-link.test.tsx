import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BackLink, fromList } from '#web/ui/back-link.tsx';

function openRouter(first: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/stays',
        element: (
          <Link to="/stays/1" state={fromList}>
            Kaş
          </Link>
        ),
      },
      { path: '/stays/:id', element: <BackLink to="/stays">All stays</BackLink> },
    ],
    { initialEntries: [first] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string, more: object = {}) => act(async () => fireEvent.click(screen.getByText(name), more));

it('a page that was opened from a list leads back to it as it was left', async () => {
  const router = openRouter('/stays?state=OFFERED');
  const { key } = router.state.location;
  await press('Kaş');
  await press('All stays', { ctrlKey: true });
  expect(router.state.location.pathname).toBe('/stays/1');
  await press('All stays');
  expect(router.state.location).toMatchObject({ pathname: '/stays', search: '?state=OFFERED', key });
});

it('a page that was opened from elsewhere leads to the whole list', async () => {
  const router = openRouter('/stays/1');
  await press('All stays');
  expect(router.state.location).toMatchObject({ pathname: '/stays', search: '' });
});
