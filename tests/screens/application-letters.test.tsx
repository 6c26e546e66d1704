import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { rendersDuring } from '#tests/kit/renders.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { idleActors } from './idle-actors.ts';

const fields = [
  ...['Full name', 'Username', 'Email', 'Phone number', 'About me', 'Instagram', 'YouTube', 'TikTok'],
  ...['Company name', 'Tax number', 'Tax office', 'Account holder name (optional)', 'Address (optional)'],
];
/** The whole form renders about 150 components. */
const maxRenders = 8;

describe('a letter in the application', () => {
  let actors: ApplicationActors;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

  beforeEach(() => {
    actors = idleActors();
    render(<ApplicationScreen actors={actors} />, { wrapper: MemoryRouter });
    act(() => actors.application.send({ type: 'form.change', field: 'legalEntity', change: { hasCompany: true } }));
    type('Instagram', 'ada');
  });

  it.each(fields)('renders little more than its own field: %s', (label) => {
    type(label, 'ada yilmaz and so on, many letters');
    type(label, 'ada yilmaz and so on, many letters m');
    const renders = rendersDuring(() => type(label, 'ada yilmaz and so on, many letters mo'));
    expect(renders).toBeGreaterThan(0);
    expect(renders).toBeLessThanOrEqual(maxRenders);
  });

  it('renders little more than its own field after a submit', () => {
    act(() => actors.application.send({ type: 'application.submit' }));
    type('Full name', 'Ada Yılma');
    expect(rendersDuring(() => type('Full name', 'Ada Yılmaz'))).toBeLessThanOrEqual(maxRenders);
  });

  it('renders the error summary and a new row of the review too when it begins a field', () => {
    act(() => actors.application.send({ type: 'application.submit' }));
    expect(rendersDuring(() => type('Full name', 'Ada'))).toBeLessThanOrEqual(maxRenders + 8);
  });
});
