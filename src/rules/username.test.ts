import { describe, expect, it } from 'vitest';
import { displayNameProblem, usernameProblem, usernameReserved, usernameSeparators } from './username.ts';

describe('a username', () => {
  it.each([
    ...[
      'admin',
      'ad.min',
      'a-d-m-i-n',
      'sup_port',
      'bank-details',
      'bankdetails',
      'hotel.bookings',
      'abuse',
      'postmaster',
      'webmaster',
      'hostmaster',
      'no-reply',
      'noreply',
      'mailer-daemon',
      'billing',
    ],
    ...['the-vaya-team', 'the.support', 'vaya.destek1', 'official.team', 'admin.team_2'],
    ...['vaya', 'va.ya', 'vaya.support', 'vaya-team', 'vayasupport', 'team_vaya', 'the.vaya'],
  ])('%s is reserved', (username) => {
    expect(usernameProblem(username)).toEqual(usernameReserved);
  });

  it.each(['abc.', 'abc_', 'abc-', 'a..b', 'a._b', 'a--b', 'admin.'])('%s would break a link', (username) => {
    expect(usernameProblem(username)).toEqual(usernameSeparators);
  });

  it.each(['.abc', '_abc', '-abc', '1abc'])('%s does not start with a letter', (username) => {
    expect(usernameProblem(username)?.text.en).toMatch(/^Username must start with a letter/);
  });

  it.each([
    'a.b.c',
    'demo.creator',
    'demo_creator',
    'deniz',
    'badminton',
    'supporter',
    'adminton',
    'my.vayas',
    'noor-travels',
  ])('%s is available', (username) => {
    expect(usernameProblem(username)).toBeNull();
  });
});

describe('a display name', () => {
  it.each([
    ...['Vaya Team', 'Vaya Support', 'admin', 'VAYA', 'The Vaya Team', 'Vàyá  Téam', 'V a y a Support', 'vaya-team'],
    ...['Ｖａｙａ Ｔｅａｍ', 'Vaya Destek Ekibi', 'Yönetici', 'Güvenlik', 'VayaSupport', 'Admin 2', 'Official Vaya'],
    ...['Team of Vaya', 'V\u0430ya Support', '\u0405upport', 'V\u03B1y\u03B1'],
    ...['Vaya Customer Care', 'Vaya Müşteri Hizmetleri', 'V\u0251ya Support', '\u13D9aya Support', 'Vaya Billing'],
  ])('%s is reserved', (name) => {
    expect(displayNameProblem(name)).not.toBeNull();
  });

  it.each(['https://elsewhere.example', 'Win at shop.example', 'mia@mail.example', 'www.shop.example', 'Mia //x'])(
    '%s is an address, not a name',
    (name) => expect(displayNameProblem(name)).not.toBeNull(),
  );

  it.each([
    'Maria Vaya',
    'Vaya Yıldız',
    'Deniz Destekçi',
    'Thea',
    'Adminah Teamson',
    'Deniz Yıldız',
    'Ada & Team',
    'Анна Иванова',
    'Ελένη Παππά',
    'J.R. Stone',
    'Ada / Deniz',
    'St.John Doe',
    'Mia K.',
    'Dr.Ayşe Kaya',
  ])('%s is available', (name) => {
    expect(displayNameProblem(name)).toBeNull();
  });
});
