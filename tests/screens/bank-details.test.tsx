import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { client } from '#api/client.ts';
import { bankDetailsMachine } from '#machines/bank-details/bank-details.machine.ts';
import { isSubmitted } from '#machines/bank-details/bank-details.view.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { BankDetailsScreen } from '#web/bank-details/bank-details-screen.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { openApp } from './open-app.tsx';

const iban = 'TR330006100519786457841326';
const info = {
  fullName: 'Deniz Yıldız',
  email: 'd•••@mail.example',
  ibanEnding: '',
  linkExpiresAt: Date.UTC(2026, 5, 12),
  message: null,
};
const form = {
  accountType: 'company',
  name: '',
  iban: 'TR',
  taxNumber: '',
  taxOffice: '',
  address: '',
  city: '',
  district: '',
  country: 'Turkey',
} as const;

describe('bank details', () => {
  let controlled: ReturnType<typeof controllable<typeof bankDetailsMachine>>;
  let actor: Actor<typeof bankDetailsMachine>;
  let user: ReturnType<typeof userEvent.setup>;
  const settle = (name: string, output: unknown) => act(async () => controlled.pending.get(name)?.resolve(output));
  const fail = (name: string, error: unknown) => act(async () => controlled.pending.get(name)?.reject(error));
  const stateOf = () => {
    const snapshot = actor.getSnapshot();
    const { message, info: creatorInfo } = snapshot.context;
    return { loading: snapshot.hasTag('busy'), error: message, success: isSubmitted(snapshot), creatorInfo };
  };
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit bank details' }));
  const summary = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const opened = (change: object = {}) => settle('fetchBankForm', { kind: 'form', info, form: { ...form, ...change } });
  const whole = {
    name: 'Deniz Ltd',
    iban,
    taxNumber: '1234567890',
    taxOffice: 'Kaş',
    address: 'Liman 3',
    city: 'Antalya',
    district: 'Kaş',
  };

  beforeEach(() => {
    user = userEvent.setup({ delay: null });
    controlled = controllable(bankDetailsMachine);
    actor = createActor(controlled.logic).start();
    const router = createMemoryRouter([{ path: '/', element: <BankDetailsScreen actor={actor} /> }]);
    render(<RouterProvider router={router} />);
  });

  it('[BANK-03, BANK-06, BANK-08] spins while the link is opened, then knows whose it is', async () => {
    expect(screen.getByRole('status').textContent).toBe('Opening your link...');
    expect(screen.queryByRole('button', { name: 'Submit bank details' })).toBeNull();
    await opened();
    expect(screen.queryByText('Opening your link...')).toBeNull();
    expect(screen.getByText('Hello Deniz Yıldız')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[BANK-10, BANK-11, BANK-13, BANK-14, BANK-20] greets, starts as a company in Turkey, and has a theme toggle', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete Your Bank Details');
    expect(screen.getByText('Hello Deniz Yıldız')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Person/ }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Company/ }).checked).toBe(true);
    expect(field('Country').value).toBe('Turkey');
    await user.click(screen.getByRole('button', { name: 'Use the dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Use the light theme' }));
  });

  it('[BANK-12] Cancel goes to the start', async () => {
    await opened();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/');
  });

  it('[BANK-15, BANK-17, BANK-18, BANK-22, BANK-31, BANK-33] asks a person for other things than a company', async () => {
    await opened();
    for (const label of ['Company name', 'Tax number', 'Tax office']) expect(field(label)).toBeDefined();
    await submit();
    expect(summary()).toEqual(
      expect.arrayContaining([
        'Company name is required',
        'Tax number is required',
        'Tax office is required for companies',
      ]),
    );
    await user.click(screen.getByRole('radio', { name: /Person/ }));
    for (const label of ['Account holder name', 'TCKN']) expect(field(label)).toBeDefined();
    expect(screen.queryByLabelText('Tax office')).toBeNull();
    expect(summary()).toEqual(expect.arrayContaining(['Account holder name is required', 'TCKN is required']));
    await user.type(field('TCKN'), '123');
    expect(summary()).toContain('TCKN must be 11 digits');
    await user.clear(field('TCKN'));
    await user.type(field('TCKN'), '10000000147');
    expect(screen.getByText(/^The check digit of this number does not match/)).toBeDefined();
  });

  it('[BANK-31] takes a TCKN and a tax number in groups', async () => {
    await opened({ ...whole, accountType: 'person', taxNumber: '1000 0000 146' });
    await user.click(field('TCKN'));
    await user.tab();
    expect([screen.queryByRole('alert'), screen.queryByText(/^The check digit of this number/)]).toEqual([null, null]);
    await user.click(screen.getByRole('radio', { name: /Company/ }));
    await user.clear(field('Tax number'));
    await user.type(field('Tax number'), '123 456 7890');
    await submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('[BANK-16, BANK-23, ERR-08, BANK-34, BANK-37, BANK-38, BANK-39] says what is missing, in a summary that takes the focus', async () => {
    await opened();
    await user.clear(field('Country'));
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    expect(document.activeElement?.textContent).toContain('Please check these fields');
    expect(summary()).toEqual(
      expect.arrayContaining([
        'IBAN is required',
        'Address is required',
        'City is required',
        'District is required',
        'Country is required',
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'City is required' }));
    expect(document.activeElement).toBe(field('City'));
    await user.type(field('City'), 'Antalya');
    expect(summary()).not.toContain('City is required');
    await user.clear(field('City'));
    expect([summary().includes('City is required'), document.activeElement]).toEqual([true, field('City')]);
    expect(actor.getSnapshot().value).toEqual({ editing: 'calm' });
  });

  it('[BANK-27, BANK-28, BANK-29, BANK-30] keeps TR, strips, upper-cases, and takes a spaced paste whole', async () => {
    await opened();
    await user.clear(field('IBAN'));
    expect(field('IBAN').value).toBe('TR');
    await user.type(field('IBAN'), 'a1b2 c3');
    expect(field('IBAN').value).toBe('TR123');
    await user.clear(field('IBAN'));
    await user.click(field('IBAN'));
    field('IBAN').select();
    await user.paste('tr33 0006 1005 1978 6457 8413 26 999');
    expect(field('IBAN').value).toBe(iban);
    expect(screen.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeDefined();
  });

  it('[BANK-24, BANK-25, BANK-26] says first what is wrong with an IBAN, once it is left', async () => {
    await opened();
    await user.type(field('IBAN'), '12');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('Turkish IBAN must be exactly 26 characters (TR + 24 digits)');
  });

  it('[BANK-25, BANK-28] makes no Turkish IBAN of one of another country that is pasted', async () => {
    await opened();
    await user.click(field('IBAN'));
    field('IBAN').select();
    await user.paste('PL61 1090 1014 0000 0712 1981 2874');
    const seen = () => [field('IBAN').value, screen.queryByRole('alert')?.textContent];
    expect(seen()).toEqual(['TR', 'IBAN must start with TR for Turkey']);
    await user.keyboard('{End}');
    await user.paste('fr14 2004 1010 0505 0001 3m02 606');
    await user.tab();
    expect(seen()).toEqual(['TR', 'IBAN must start with TR for Turkey']);
    await user.click(field('IBAN'));
    await user.keyboard('{End}');
    await user.paste('tr33 0006 1005 1978 6457 8413 26');
    expect([field('IBAN').value, field('IBAN').getAttribute('aria-invalid')]).toEqual([iban, 'false']);
  });

  it('advises when the check digits of a whole IBAN are wrong, and names the bank', async () => {
    await opened(whole);
    expect(screen.queryByText(/check digits of this IBAN/)).toBeNull();
    await user.clear(field('IBAN'));
    await user.type(field('IBAN'), '330006200519786457841327');
    expect(screen.getByText('Garanti BBVA')).toBeDefined();
    expect(screen.getByText(/^The check digits of this IBAN do not match/)).toBeDefined();
    await submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it.each([
    [200, 'calm'],
    [201, 'warning'],
    [225, 'warning'],
    [226, 'danger'],
  ])('[BANK-36] counts an address of %i in the colour "%s"', async (length, tone) => {
    await opened({ address: 'a'.repeat(length) });
    expect(screen.getByText(`${length} / 250`).parentElement?.dataset.tone).toBe(tone);
  });

  it('[BANK-35] refuses an address of 251 and takes one of 250', async () => {
    await opened({ ...whole, address: 'a'.repeat(251) });
    await submit();
    expect(summary()).toContain('Address cannot exceed 250 characters');
    await user.type(field('Address'), '{Backspace}');
    await submit();
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it('[BANK-21] asks for an account type that was never chosen', async () => {
    await opened({ ...whole, accountType: '' });
    await submit();
    expect(summary()).toContain('Please select an account type');
  });

  it('[BANK-05, BANK-19, BANK-40] sends everything, and is done', async () => {
    expect(stateOf()).toEqual({ loading: true, error: null, success: false, creatorInfo: null });
    await opened(whole);
    await submit();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).ariaDisabled).toBe('true');
    expect(controlled.pending.get('submitBankDetails')?.input).toEqual({
      form: { ...form, ...whole },
    });
    await settle('submitBankDetails', { kind: 'submitted' });
    expect(stateOf()).toEqual({ loading: false, error: null, success: true, creatorInfo: info });
    expect(actor.getSnapshot().context.form.iban).toBe('TR');
  });

  it('[BANK-42, BANK-43, BANK-44] says what went wrong in a banner that can be dismissed; nothing typed is lost', async () => {
    await opened(whole);
    await submit();
    await settle('submitBankDetails', { kind: 'refused', message: 'The bank is closed.', fields: {} });
    expect(stateOf()).toMatchObject({ loading: false, error: 'The bank is closed.' });
    expect(screen.getByRole('alert').textContent).toContain('The bank is closed.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('IBAN').value).toBe(iban);
    await submit();
    await fail('submitBankDetails', 'Wrong Services');
    expect(screen.getByRole('alert').textContent).toContain('Failed to submit bank details');
  });

  it('says beside a field what the server says of it, until it is changed', async () => {
    await opened(whole);
    await submit();
    await settle('submitBankDetails', { kind: 'refused', message: 'No such city.', fields: { city: 'No such city.' } });
    expect(field('City').ariaInvalid ?? field('City').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('City'), 'x');
    expect(field('City').getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    ['unknown', { kind: 'unknown' }],
    ['expired', { kind: 'expired' }],
  ])('[BANK-07] says that a link is %s', async (_, answer) => {
    await settle('fetchBankForm', answer);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invalid or Expired Link');
    expect(
      screen.getByText('This link has expired or is invalid. Please contact support for assistance.'),
    ).toBeDefined();
  });

  it.each([
    ['unknown', { kind: 'unknown' }],
    ['used', { kind: 'used', message: 'You have already sent your details on 21 November 2026.' }],
  ])('leads on from a link that is %s', async (_, answer) => {
    await settle('fetchBankForm', answer);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['in the words of the server', { message: 'Try again in 40 seconds.' }, 'Try again in 40 seconds.'],
    ['where it gave none', 'Wrong Services', 'We couldn’t send the link. Please try again.'],
  ])('says that no new link was sent, %s', async (_, failure, words) => {
    await settle('fetchBankForm', { kind: 'expired' });
    await user.click(screen.getByRole('button', { name: 'Request a new link' }));
    await fail('renewBankLink', failure);
    expect(screen.getByRole('alert').textContent).toBe(words);
  });

  it('[BANK-09] says that the creator could not be fetched, and tries again', async () => {
    await fail('fetchBankForm', 'Wrong Services');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Invalid or Expired Link');
    expect(screen.getByRole('alert').textContent).toBe('Failed to fetch creator info');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await opened();
    expect(screen.getByText('Hello Deniz Yıldız')).toBeDefined();
  });

  it('shows what has to change, and that an IBAN is known by its ending', async () => {
    const message = 'The name is not that of the account.';
    await settle('fetchBankForm', { kind: 'form', info: { ...info, ibanEnding: '1326', message }, form });
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByText(/ending in 1326/)).toBeDefined();
  });

  it('speaks Turkish', async () => {
    await opened();
    act(() => chooseLanguage('tr'));
    await user.click(screen.getByRole('button', { name: 'Banka bilgilerini gönder' }));
    expect(summary()).toContain('Şirketler için vergi dairesi zorunludur');
  });
});

describe('the addresses of bank details', () => {
  const session = creatorSession;
  const { adapter = [] } = client.defaults;
  afterEach(() => {
    client.defaults.adapter = adapter;
  });

  it('[BANK-02] without a token leads to the start', async () => {
    const { router } = openApp('/bank-details', { session });
    await waitFor(() => expect(router.state.location.pathname).toBe('/application'));
  });

  it('[ROUTE-06, BANK-03, BANK-45, BANK-46] a link opens the form of its token; leaving the page clears what was typed', async () => {
    const tokens: unknown[] = [];
    client.defaults.adapter = async (config) => {
      tokens.push(new URL(client.getUri(config), 'https://vaya.example').searchParams.get('token'));
      const data = { ...info, ...form, accountType: 'person', linkExpiresAt: Date.UTC(2026, 5, 12) };
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    };
    const address = '/bank-details?token=a-token';
    const { router, heading } = openApp(address, { session });
    await heading('Complete Your Bank Details');
    const typed = { 'Account holder name': 'Deniz Yıldız', IBAN: iban, TCKN: '10000000146', Address: 'Liman 3' };
    expect(tokens).toEqual(['a-token']);
    const fields = () => Object.keys(typed).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(fields()).toEqual(Object.values(typed));
    await act(() => router.navigate('/application/success'));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/10000000146|0051978|Liman/);
    await act(() => router.navigate(address));
    await heading('Complete Your Bank Details');
    expect(fields()).toEqual(['', 'TR', '', '']);
  });

  it('[BANK-47, BANK-48, BANK-49] the success page says what follows', async () => {
    const { heading } = openApp('/bank-details/success', { session });
    expect(await heading('Bank Details Submitted!')).toBeDefined();
    expect(screen.getByText(/Our team will review your details and finalize your activation\./)).toBeDefined();
    expect(screen.getByText(/You will receive an email confirmation\./)).toBeDefined();
  });
});
