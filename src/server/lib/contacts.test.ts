import { expect, it } from 'vitest';
import { dialledNumber, mailboxOf } from './contacts.ts';

it.each([
  ['Mia+trips@Mail.example', 'mia@mail.example'],
  ['mia.sea@mail.example', 'mia.sea@mail.example'],
  ['M.i.a.Sea+trips@gmail.com', 'miasea@gmail.com'],
  ['mia.sea@googlemail.com', 'miasea@gmail.com'],
  ['mia.sea@gmail.com.example', 'mia.sea@gmail.com.example'],
])('mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it.each([
  ['+90 532 000 00 00', '+905320000000'],
  ['+90 0532 000 00 00', '+905320000000'],
  ['+90 (0) 532 000 00 00', '+905320000000'],
  ['0090 532 000 00 00', '+905320000000'],
  ['0532 000 00 00', '+905320000000'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 212 555 0100', '+12125550100'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+49-30-901820', '+4930901820'],
])('%s is dialled as %s', async (text, number) => {
  expect(await dialledNumber(text)).toBe(number);
});

it.each([
  '+90 12',
  '+90 111 111 11 11',
  '+90 532 000 00 000',
  '+999 123456789',
  '+1 555 555 5555',
  '+44 20 7946',
  '+90 532 000 00 00 ext. 5',
  'call +90 532 000 00 00',
  '+',
  '',
])('%j is no number of any country', async (text) => {
  expect(await dialledNumber(text)).toBeNull();
});
