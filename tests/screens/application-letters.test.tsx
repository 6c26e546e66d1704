import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { rendersDuring } from '#tests/kit/renders.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { handedIn } from './handed-in.ts';
import { idleActors } from './idle-actors.ts';

/** What a letter draws: the field that it is typed into, what shows it on the card, and the line that reads it back. */
const read = ['ReadDraft', 'Row'];
const field = ['DraftField', 'TextField', 'LaidOutField'];
const line = [...field, ...read];
const name = [...field, 'CardName', ...read];
const social = ['SocialField', 'TextField', 'LaidOutField', ...read];
const drawnBy: Record<string, string[]> = {
  'Full name': name,
  Username: ['UsernameField', 'TextField', 'LaidOutField', 'BlogAddress', ...read],
  Email: ['EmailField', 'TextField', 'LaidOutField', 'Button', 'ReadEmail', 'Row'],
  'Phone number': line,
  'About me': ['AboutField', 'TextArea', ...read],
  Instagram: social,
  YouTube: social,
  TikTok: social,
  'Company name': line,
  'Tax number': line,
  'Tax office': line,
  'Account holder name (optional)': line,
  'Address (optional)': line,
};

describe('a letter in the application', () => {
  let actors: ApplicationActors;
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

  beforeEach(() => {
    actors = idleActors();
    render(
      <MemoryRouter>
        <ApplicationScreen actors={actors} handedIn={handedIn} />
      </MemoryRouter>,
    );
    act(() => actors.application.send({ type: 'form.change', field: 'legalEntity', change: { hasCompany: true } }));
    type('Instagram', 'ada');
  });

  it.each(Object.keys(drawnBy))('draws nothing but its own field: %s', (label) => {
    type(label, 'ada yilmaz and so on, many letters');
    type(label, 'ada yilmaz and so on, many letters m');
    const drawn = rendersDuring(() => type(label, 'ada yilmaz and so on, many letters mo'));
    expect(drawn).toEqual(drawnBy[label]);
  });

  it('draws nothing but its own field once all was asked for', () => {
    act(() => actors.application.send({ type: 'application.submit' }));
    type('Full name', 'Ada Yılma');
    expect(rendersDuring(() => type('Full name', 'Ada Yılmaz'))).toEqual(name);
  });

  it('that mends the last problem of a field draws its step and the summary with it', () => {
    act(() => actors.application.send({ type: 'application.submit' }));
    const drawn = rendersDuring(() => type('Full name', 'Ada'));
    expect(drawn).toEqual(['Standing', 'Problems', 'ErrorSummary', ...field, 'CardFace', 'CardName', ...read]);
  });
});
