import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Mia+trips@Mail.example', 'mia@mail.example'],
  ['mia.sea@mail.example', 'mia.sea@mail.example'],
  ['M.i.a.Sea+trips@gmail.com', 'miasea@gmail.com'],
  ['mia.sea@googlemail.com', 'miasea@gmail.com'],
  ['mia.sea@gmail.com.example', 'mia.sea@gmail.com.example'],
])('mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
