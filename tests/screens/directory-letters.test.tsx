import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { rendersDuring } from '#tests/kit/renders.ts';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { controlledActors } from './controlled-actors.ts';
import { idleDiscovery } from './idle-discovery.tsx';

const { start, settle } = controlledActors();
const named = (fullName: string) => ({ ...deniz, _id: fullName, fullName });
const search = () => screen.getByPlaceholderText('Search creators by name...');
const type = (value: string) => fireEvent.change(search(), { target: { value } });

it('a letter of a search renders only the field, the count and the cards that change', async () => {
  const discovery = start('discovery', discoveryMachine, {
    searchQuery: '',
    sortBy: 'default',
    filters: noFilters,
  });
  render(<DiscoveryScreen actors={idleDiscovery({ discovery })} />, { wrapper: MemoryRouter });
  const creators = ['Deniz', 'Ada', 'Derya'].map(named);
  await settle('discovery', 'fetchCreators', { creators, total: 3, totalPages: 1, tripTypes: [], relaxations: [] });
  const count = screen.getByText('Showing 3 of 3 creators');
  expect(count.getAttribute('aria-busy')).toBe('false');
  type('d');
  expect(count.getAttribute('aria-busy'), 'counts that pass are not told').toBe('true');
  expect(rendersDuring(() => type('de'))).toBeLessThanOrEqual(23);
});
