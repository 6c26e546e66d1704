import { createHash } from 'node:crypto';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { privacyVersion } from '#contract/privacy.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { legalMessages } from '#web/legal/legal.messages.ts';
import { openApp } from './open-app.tsx';

const english = legalMessages.en;
const turkish = legalMessages.tr;

afterEach(async () => {
  document.querySelector('meta[name=support]')?.remove();
  act(() => chooseLanguage('en'));
});

const open = (path: string) => openApp(path, { session: creatorSession });
const nameSupport = (address: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'support', content: address });
  document.head.append(meta);
};
const foot = () => within(screen.getByRole('contentinfo'));

describe('what everybody may read', () => {
  it.each([
    ['/terms', 'en', 'Terms of use', 8],
    ['/terms', 'tr', 'Kullanım koşulları', 8],
    ['/privacy', 'en', 'Privacy notice', 5],
    ['/privacy', 'tr', 'Aydınlatma metni', 5],
  ] as const)('%s is a page of its own, in %s', async (path, language, title, parts) => {
    chooseLanguage(language);
    open(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(parts + 1);
    expect(screen.getByText(/2026-11-30$/)).toBeDefined();
  });

  it('has another version whenever its words are others: whoever applies agrees to what they have read', () => {
    const words = JSON.stringify([english, turkish]);
    const digest = createHash('sha256').update(words).digest('hex').slice(0, 12);
    expect({ [privacyVersion]: digest }).toEqual({ '2026-11-30': '7ba58610acba' });
  });

  it('is one press away from every page, in a tab of its own, so that nothing typed is left', async () => {
    open('/no/such/page');
    await screen.findByRole('heading', { name: 'Page not found' });
    const links = foot().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['Terms', '/terms', '_blank'],
      ['Privacy', '/privacy', '_blank'],
    ]);
  });
});

describe('who answers questions', () => {
  it.each(['/no/such/page', '/bank-details/success', '/application/success', '/terms'])(
    'is named at %s, beside what is said and in its foot',
    async (path) => {
      nameSupport('help@vaya.example');
      open(path);
      await screen.findByRole('heading', { level: 1 });
      const links = screen.getAllByRole('link', { name: 'help@vaya.example' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('mailto:help@vaya.example'));
      expect(foot().getByText('Questions?')).toBeDefined();
    },
  );

  it('is nobody where nobody is set', async () => {
    open('/bank-details/success');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Questions?')).toBeNull();
  });
});

it('the page that thanks leads on whoever has sent nothing in this tab', async () => {
  open('/application/success');
  await screen.findByRole('heading', { level: 1, name: 'Application received' });
  expect(screen.getByRole('link', { name: 'To the application' }).getAttribute('href')).toBe('/application');
});
