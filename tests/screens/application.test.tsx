import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { draftLinkMachine } from '#machines/draft-link/draft-link.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { canApply } from '#machines/username-check/username-check.view.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { controlledActors, pass } from './controlled-actors.ts';
import { withFakeClock } from './fake-clock.ts';
import { withApplicationPage } from './idle-actors.ts';

const lists = {
  languages: [
    { _id: 'en', name: 'English' },
    { _id: 'tr', name: 'Turkish' },
  ],
  expertises: [{ _id: 'sailing', name: 'Sailing' }],
  services: [{ _id: 'photo-shoot', name: 'Photo shoot', code: 'PHOTO_SHOOT' }],
  serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
  suggestedCities: [{ _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
};
const applicant = { email: 'ada@mail.example', applicationId: 'application-1' };

describe('the application form', () => {
  let actors: ApplicationActors;
  let user: ReturnType<typeof userEvent.setup>;
  const { start, callOf, settle, fail } = controlledActors();
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const problems = () =>
    screen
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /required|accept|verify|must|Please/i.test(text));

  withFakeClock();
  beforeEach(async () => {
    user = userEvent.setup({ delay: null });
    actors = withApplicationPage({
      application: start('application', applicationMachine, { draft: null }),
      email: start('email', emailVerificationMachine, { attemptSeed: 'seed' }),
      emailCheck: start('emailCheck', emailCheckMachine),
      username: start('username', usernameCheckMachine),
      picture: start('picture', pictureMachine),
      lists: start('lists', referenceListsMachine),
      city: start('city', citySearchMachine, { minLetters: 2 }),
      draftLink: start('draftLink', draftLinkMachine),
      parts: start('parts', applicationPartsMachine, { parameters: [] }),
    });
    render(<ApplicationScreen actors={actors} />, { wrapper: MemoryRouter });
    await settle('lists', 'fetchLists', { kind: 'whole', lists, failures: {} });
  });

  const paste = async (label: string, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  };
  const fill = async () => {
    await paste('Full name', 'Ada Yılmaz');
    await paste('Username', 'ada');
    await paste('Phone number', '5320000000');
    await paste('About me', 'I sail along the coast and write about it.');
    await paste('TikTok', '@ada');
    await user.selectOptions(field('Add a language'), 'Turkish');
    await user.selectOptions(field('Add an expertise'), 'Sailing');
    await press('Kaş');
    await press('Press trip');
    await user.click(screen.getByLabelText(/^I accept the terms/));
    act(() => {
      actors.application.send({ type: 'email.verified', applicant });
      actors.application.send({ type: 'username.accepted', username: 'ada' });
      actors.application.send({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
    });
  };

  it('[APPLY-01] is one page of five fieldsets, free of barriers', async () => {
    const legends = screen.getAllByRole('group').map(({ firstElementChild }) => firstElementChild?.textContent ?? '');
    expect(legends.filter((text) => /^\d/.test(text))).toEqual([
      '1. You',
      '2. Profile',
      '3. What you do',
      '4. Company and payment',
      '5. Review',
    ]);
    await expectAccessible();
  });

  it('[APPLY-21] says for each field what is missing, in a summary that takes the focus', async () => {
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send application');
    expect(document.activeElement?.textContent).toContain('Please check these fields');
    expect(problems()).toEqual([
      'Full name is required',
      'Username is required',
      'Email is required',
      'Phone number is required',
      'Profile picture is required',
      'About me is required',
      'At least one social media account is required',
      'At least one language is required',
      'At least one expertise is required',
      'At least one location is required',
      'At least one service or service offer is required',
      'You must accept the terms to apply',
    ]);
    expect(document.title).toBe('Error: Apply to become a creator · Vaya');
    for (const hint of ['The name sponsors will see', /^JPEG, PNG or WebP/, /^Where you work/])
      expect(screen.getByText(hint)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Full name is required' }));
    expect(document.activeElement).toBe(field('Full name'));
    await user.type(field('Full name'), 'Ada');
    expect(problems()).not.toContain('Full name is required');
  });

  it('takes nobody out of the field that they type in, whatever comes to be wrong with it', async () => {
    await fill();
    await user.clear(field('Full name'));
    await press('Send application');
    expect(problems()).toEqual(['Full name is required']);
    await user.type(field('Full name'), 'Ada');
    expect(problems()).toEqual([]);
    await user.clear(field('Full name'));
    expect([problems(), document.activeElement]).toEqual([['Full name is required'], field('Full name')]);
    await press('Send application');
    expect(document.activeElement?.textContent).toContain('Please check these fields');
  });

  it('says why it is not sent while the username has not been checked', async () => {
    await fill();
    act(() => actors.application.send({ type: 'username.changed' }));
    await press('Send application');
    expect(problems()).toEqual(['Please wait until the username has been checked']);
    await user.click(screen.getByRole('link', { name: 'Please wait until the username has been checked' }));
    expect(document.activeElement).toBe(field('Username'));
  });

  it('says what is wrong with an address that is left, and takes no other while it is sent', async () => {
    await user.type(field('Email'), 'ada@mail');
    await user.tab();
    const alert = () => screen.queryAllByRole('alert')[0]?.textContent;
    expect(alert()).toBe('Enter an email address, for example name@example.com');
    await user.clear(field('Email'));
    expect(alert()).toBe('Email is required');
    await fill();
    await press('Send application');
    expect(field('Email').readOnly).toBe(true);
  });

  it('says that an address is not verified once everything is asked for, and not when Verify is pressed', async () => {
    const first = 'Please verify your email address first';
    await user.type(field('Email'), 'ada@mail.example');
    const verify = screen.getByRole('button', { name: 'Verify' });
    await user.pointer({ keys: '[MouseLeft>]', target: verify });
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, verify]);
    await user.pointer({ keys: '[/MouseLeft]', target: verify });
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await user.tab();
    expect(screen.queryByText(first)).toBeNull();
    await press('Send application');
    expect(problems()).toContain(first);
    expect(screen.getAllByText(first)).toHaveLength(2);
  });

  const read = () =>
    Object.fromEntries(
      [...document.querySelectorAll('dt')].map(({ textContent, nextElementSibling: value }) => [
        textContent,
        textContent === 'Not provided'
          ? within(value as HTMLElement)
              .getAllByRole('link')
              .map((link) => link.textContent)
          : value?.firstElementChild?.textContent,
      ]),
    );

  it('lists in one line what is not given yet, each name leading to its field', async () => {
    expect(Object.keys(read())).toEqual(['Not provided']);
    expect(read()['Not provided']).toEqual(expect.arrayContaining(['Full name', 'Profile picture', 'IBAN']));
    expect(read()['Not provided']).not.toContain('Tax office');
    await user.click(screen.getByRole('link', { name: 'Change Full name' }));
    expect(document.activeElement).toBe(field('Full name'));
    await user.type(field('Full name'), 'Ada');
    expect(read()).toMatchObject({ 'Full name': 'Ada', 'Not provided': expect.not.arrayContaining(['Full name']) });
    await user.clear(field('Full name'));
    expect(Object.keys(read())).toEqual(['Not provided']);
  });

  it('counts what each step lacks, and reads back nothing that was not given', async () => {
    const steps = () => within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('link');
    const standing = () => steps().map(({ textContent }) => textContent?.replace(/^\d\. /, ''));
    expect(standing()).toEqual([
      'You4 to go',
      'Profile3 to go',
      'What you do4 to go',
      'Company and paymentOptional',
      'Review1 to go',
    ]);
    expect(screen.queryByText('+90')).toBeNull();
    await user.type(field('Account holder name (optional)'), 'Ada');
    expect(standing()[3]).toBe('Company and paymentDone');
    await user.type(field('IBAN (optional)'), '1');
    expect(standing()[3]).toBe('Company and payment1 to go');
  });

  it('reads back everything that was given', async () => {
    await fill();
    await user.type(field('YouTube'), 'ada.sails');
    await user.click(screen.getByRole('switch', { name: 'I have a company' }));
    await user.type(field('Tax office'), 'Fethiye');
    await user.type(field('Account holder name (optional)'), 'Ada Y.');
    expect(read()).toMatchObject({
      YouTube: 'ada.sails',
      TikTok: '@ada',
      Languages: 'Turkish – Beginner',
      Expertise: 'Sailing – Beginner',
      Locations: 'Kaş (Main)',
      'Tax office': 'Fethiye',
      'Account holder name': 'Ada Y.',
      'Not provided': expect.arrayContaining(['IBAN', 'Profile picture']),
    });
    act(() => actors.picture.send({ type: 'file.choose', file: new File([], 'me.png') }));
    await settle('picture', 'readPicture', { kind: 'readable', url: 'blob:picture', width: 900, height: 600 });
    act(() => actors.picture.send({ type: 'crop.confirm' }));
    await settle('picture', 'drawPicture', { id: 'picture-1', url: 'blob:drawn' });
    const picture = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Profile picture');
    expect(picture?.nextElementSibling?.querySelector('img')?.alt).toBe('Profile picture');
    expect(read()['Not provided']).not.toContain('Profile picture');
  });

  it('shows the card that sponsors will see, as far as it is filled in', async () => {
    const card = within(screen.getByRole('region', { name: 'As sponsors will see you' }));
    const chips = () => card.queryAllByRole('listitem').map(({ textContent }) => textContent);
    card.getByText('Your name');
    expect(card.getByText(/^Your blog:/).textContent).toBe(`Your blog: ${location.host}/blog/…`);
    expect(chips()).toEqual([]);
    await fill();
    card.getByText('Ada Yılmaz');
    card.getByText('AY');
    expect(card.getByText(/^Your blog:/).textContent).toBe(`Your blog: ${location.host}/blog/ada`);
    expect(chips()).toEqual(['Kaş', 'Sailing', 'Turkish', 'Press trip']);
  });

  it('says where it stands what is not kept over a reload: the picture, and all of the payment', () => {
    const step = (name: string) => within(screen.getByRole('group', { name }));
    expect(step('2. Profile').getByText(/you have to choose it again after reloading the page\./)).toBeDefined();
    expect(step('4. Company and payment').getByText(/These details are not saved on this device/)).toBeDefined();
  });

  it('shows cities as long as the keyboard is with them', async () => {
    await user.type(field('Search for a city'), 'ka');
    await pass(300);
    await settle('city', 'findCities', [{ _id: '9', cityName: 'Kars', stateName: 'Kars', countryName: 'Turkey' }]);
    const result = () => screen.queryByRole('option', { name: /^Kars/ });
    expect(result()).not.toBeNull();
    await user.tab();
    expect(result()).toBeNull();
  });

  it('asks for one of the three accounts once all of them are left, and says at once what is wrong with each', async () => {
    const told = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    await user.click(field('Instagram'));
    await user.tab();
    expect(document.activeElement).toBe(field('Instagram followers'));
    await user.tab();
    expect(document.activeElement).toBe(field('YouTube'));
    expect(told()).toEqual([]);
    for (const _ of ['YouTube subscribers', 'TikTok', 'TikTok followers', 'Languages']) await user.tab();
    expect(told()).toEqual(['At least one social media account is required']);
    await user.type(field('YouTube'), 'not a handle');
    await user.tab();
    expect(told()).toHaveLength(1);
    expect(told()).not.toContain('At least one social media account is required');
  });

  it('says what is wrong with a field once it is left, and not before', async () => {
    await user.type(field('About me'), 'Too short');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('About me must be at least 30 characters');
  });

  it('takes a phone number as it is written in Turkey, or says what is wrong', async () => {
    const alertAfter = async (number: string) => {
      await user.clear(field('Phone number'));
      await paste('Phone number', number);
      await user.tab();
      return screen.queryByRole('alert')?.textContent;
    };
    for (const number of ['0532 000 00 00', '+90 0532 000 00 00', '0090 532 000 00 00'])
      expect([number, await alertAfter(number)]).toEqual([number, undefined]);
    expect(await alertAfter('532')).toBe('Enter a phone number with its country code, for example +90 532 000 00 00');
  });

  it('[APPLY-02, APPLY-03, APPLY-04, APPLY-06, APPLY-07, APPLY-09, APPLY-12, APPLY-13] sends everything that was typed and chosen', async () => {
    await fill();
    await press('Send application');
    expect(callOf('application', 'apply')?.input).toEqual({
      applicant,
      pictureId: 'picture-1',
      form: {
        fullName: 'Ada Yılmaz',
        username: 'ada',
        phoneNumber: '+905320000000',
        aboutMe: 'I sail along the coast and write about it.',
        socialMediaAccounts: { instagram: '', youtube: '', tiktok: '@ada' },
        ...{ instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '' },
        languages: [{ language: 'tr', proficiency: 'BEGINNER' }],
        expertises: [{ expertise: 'sailing', level: 'BEGINNER' }],
        locations: ['308948'],
        location: null,
        cityNames: { '308948': 'Kaş' },
        services: [],
        serviceOffers: ['press-trip'],
        hasCompany: false,
        legalEntity: '',
        taxNo: '',
        taxOffice: '',
        accountHolderName: '',
        iban: 'TR',
        address: '',
        termsAccepted: true,
      },
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).ariaDisabled).toBe('true');
  });

  it('[APPLY-08, APPLY-10] adds a language and an expertise as beginner, with four levels each', async () => {
    await user.selectOptions(field('Add a language'), 'Turkish');
    await user.selectOptions(field('Add an expertise'), 'Sailing');
    const levelsOf = (label: string) =>
      [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect([field('Level of Turkish').value, field('Level of Sailing').value]).toEqual(['BEGINNER', 'BEGINNER']);
    expect(levelsOf('Level of Turkish')).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Native']);
    expect(levelsOf('Level of Sailing')).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert']);
    await user.selectOptions(field('Level of Turkish'), 'Native');
    await press('Remove Sailing');
    const { languages, expertises } = actors.application.getSnapshot().context.form;
    expect([languages, expertises]).toEqual([[{ language: 'tr', proficiency: 'NATIVE' }], []]);
  });

  it('[APPLY-08] adds what the keys come to, once the list is left or Enter is pressed', () => {
    const list = field('Add a language');
    const chosen = () => actors.application.getSnapshot().context.form.languages.map(({ language }) => language);
    const pass = (key: string, value: string) => {
      fireEvent.keyDown(list, { key });
      fireEvent.change(list, { target: { value } });
    };
    pass('ArrowDown', 'en');
    pass('ArrowDown', 'tr');
    expect(chosen()).toEqual([]);
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(chosen()).toEqual(['tr']);
    pass('ArrowDown', 'en');
    fireEvent.keyDown(list, { key: 'Escape' });
    fireEvent.blur(list);
    expect(chosen()).toEqual(['tr']);
    pass('ArrowDown', 'en');
    fireEvent.blur(list);
    expect(chosen()).toEqual(['tr', 'en']);
  });

  it('[APPLY-11, APPLY-14] finds cities by their name, and lets one of them be the main one', async () => {
    await user.type(field('Search for a city'), 'bod');
    expect(screen.getByText('Searching...')).toBeDefined();
    await pass(300);
    expect(callOf('city', 'findCities')?.input).toEqual({ text: 'bod' });
    const bodrum = { _id: '320995', cityName: 'Bodrum', stateName: 'Muğla', countryName: 'Turkey' };
    await settle('city', 'findCities', [bodrum]);
    await user.keyboard('{Enter}');
    await press('Kaş');
    await press('Make Kaş the main location');
    const { locations, location } = actors.application.getSnapshot().context.form;
    expect([locations, location]).toEqual([['320995', '308948'], '308948']);
  });

  it('[APPLY-16, APPLY-17] asks whether a username is free once the typing pauses, and only about the last one', async () => {
    await user.type(field('Username'), 'Ad');
    await user.type(field('Username'), 'a');
    expect(callOf('username', 'checkUsername')).toBeUndefined();
    await pass(400);
    expect(callOf('username', 'checkUsername')?.input).toEqual({ username: 'ada', applicationId: null });
    await user.type(field('Username'), 'm');
    const verdict = { exists: true, canApply: false, status: null, message: 'This username is taken.' };
    await settle('username', 'checkUsername', { kind: 'taken', verdict: { username: 'ada', ...verdict } });
    expect(screen.queryByText('This username is taken.')).toBeNull();
    await pass(400);
    await settle('username', 'checkUsername', { kind: 'taken', verdict: { username: 'adam', ...verdict } });
    expect(screen.getByText('This username is taken.')).toBeDefined();
    expect(canApply(actors.username.getSnapshot())).toBe(false);
  });

  it.each([
    ['Wrong Services', 'Error checking username'],
    [{ message: 'The server is full.' }, 'The server is full.'],
  ])(
    '[APPLY-18, APPLY-19] a check that fails with %j says so, and nobody can apply with the name',
    async (error, text) => {
      await user.type(field('Username'), 'ada');
      await pass(400);
      await fail('username', 'checkUsername', error);
      expect(screen.getByText(text)).toBeDefined();
      expect(canApply(actors.username.getSnapshot())).toBe(false);
      await press('Try again');
      expect(screen.getByText('Checking...')).toBeDefined();
    },
  );

  it('[APPLY-20] asks the server whether an address has an account already, and says so', async () => {
    act(() => actors.emailCheck.send({ type: 'address.change', email: 'ada@mail.example' }));
    await pass(600);
    expect(callOf('emailCheck', 'checkEmail')?.input).toEqual({ email: 'ada@mail.example' });
    const message = 'An account with this email address already exists.';
    expect(screen.queryByText(/the status of your application/)).toBeNull();
    await settle('emailCheck', 'checkEmail', { kind: 'taken', message });
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByText(/the status of your application/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in to your account' }).getAttribute('href')).toBe('/login');
  });

  it('[APPLY-25, APPLY-26] says why it was not sent; nothing typed is lost', async () => {
    await fill();
    await pass(400);
    const verdict = { username: 'ada', exists: false, canApply: true, status: null, message: '' };
    await settle('username', 'checkUsername', { kind: 'free', verdict });
    await press('Send application');
    await fail('application', 'apply', 'Wrong Services');
    expect(screen.getByRole('alert').textContent).toContain('Failed to submit application');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send application');
    const fields = { username: 'This username is taken.' };
    await settle('application', 'apply', { kind: 'refused', message: 'This username is taken.', fields });
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(field('Full name').value).toBe('Ada Yılmaz');
    await user.type(field('Username'), 'x');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).not.toContain('This username is taken.');
  });

  it('[APPLY-05] asks a company for its name and number, and cleans an IBAN', async () => {
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'I have a company' }));
    await user.type(field('Tax number'), '12');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('Tax number must be 10 digits');
    await user.click(field('IBAN (optional)'));
    await user.paste('33 0006 1005 1978 6457 8413 26');
    expect(field('IBAN (optional)').value).toBe('TR330006100519786457841326');
  });

  it('takes no IBAN of another country, and asks for none once it is left', async () => {
    const iban = field('IBAN (optional)');
    await user.click(iban);
    await user.paste('FR14 2004 1010 0505 0001 3M02 606');
    const hint = 'TR and 24 digits. You can paste it with spaces.';
    const notes = () =>
      iban
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect([iban.value, notes()]).toEqual(['TR', ['IBAN must start with TR for Turkey', hint]]);
    await user.tab();
    expect([iban.value, notes()]).toEqual(['TR', [hint]]);
  });

  it('[APPLY-02, APPLY-04, APPLY-05, APPLY-12, APPLY-13] sends the services, the accounts and the bank details of a company', async () => {
    await fill();
    await press('Photo shoot');
    await paste('Instagram', '@ada.sails');
    await paste('YouTube', '@adafilms');
    await user.click(screen.getByRole('switch', { name: 'I have a company' }));
    const details = {
      'Company name': 'Ada Sails Ltd',
      'Tax number': '1234567890',
      'Tax office': 'Fethiye',
      'Account holder name (optional)': 'Ada Yılmaz',
      'IBAN (optional)': '33 0006 1005 1978 6457 8413 26',
      'Address (optional)': 'Liman 3',
    };
    for (const [label, value] of Object.entries(details)) await paste(label, value);
    await press('Send application');
    expect(callOf('application', 'apply')?.input).toMatchObject({
      form: {
        socialMediaAccounts: { instagram: '@ada.sails', youtube: '@adafilms', tiktok: '@ada' },
        services: ['photo-shoot'],
        serviceOffers: ['press-trip'],
        hasCompany: true,
        termsAccepted: true,
        legalEntity: 'Ada Sails Ltd',
        taxNo: '1234567890',
        taxOffice: 'Fethiye',
        accountHolderName: 'Ada Yılmaz',
        iban: 'TR330006100519786457841326',
        address: 'Liman 3',
      },
    });
  });

  it('reads an IBAN back in fours, and advises as the form of the bank details does', async () => {
    const payment = within(screen.getByRole('group', { name: '4. Company and payment' }));
    const typed = async (iban: string) => {
      await user.clear(field('IBAN (optional)'));
      await paste('IBAN (optional)', iban);
    };
    await typed('33 0006 1005 1978 6457 8413 26');
    expect(payment.getByRole('status').textContent).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(screen.getAllByText('TR33 0006 1005 1978 6457 8413 26')).toHaveLength(2);
    await typed('33 0006 2005 1978 6457 8413 27');
    expect(payment.getByText('Garanti BBVA')).toBeDefined();
    expect(payment.getByText(/^The check digits of this IBAN do not match/)).toBeDefined();
    await typed('33 0006');
    expect(payment.getByRole('status').textContent).toBe('');
  });

  it('takes a tax number in groups, and advises where its check digit differs', async () => {
    await user.click(screen.getByRole('switch', { name: 'I have a company' }));
    await user.type(field('Tax number'), '123 456 7891');
    await user.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^The check digit of this number does not match/)).toBeDefined();
    await user.clear(field('Tax number'));
    await user.type(field('Tax number'), '123 456 7890');
    expect(screen.queryByText(/^The check digit of this number does not match/)).toBeNull();
  });

  it('calls a language that was chosen by its name where the list of them could not be fetched', async () => {
    await user.selectOptions(field('Add a language'), 'Turkish');
    const fresh = start<typeof referenceListsMachine>('more', referenceListsMachine) as typeof actors.lists;
    const { container } = render(<ApplicationScreen actors={{ ...actors, lists: fresh }} />, { wrapper: MemoryRouter });
    const more = within(container);
    await settle('more', 'fetchLists', {
      kind: 'incomplete',
      lists: { ...lists, languages: [] },
      failures: { languages: null },
    });
    expect(more.getByRole('button', { name: 'Remove Turkish' })).toBeDefined();
    expect(more.getByText('Turkish – Beginner')).toBeDefined();
  });

  it('says why a picture cannot be taken', async () => {
    act(() => actors.picture.send({ type: 'file.choose', file: new File([], 'me.png') }));
    await settle('picture', 'readPicture', { kind: 'refused', problem: 'pictureHeic' });
    expect(screen.getByText(/^We cannot read HEIC pictures/)).toBeDefined();
  });
});
