import { expect, it } from 'vitest';
import { shownQuestion } from './shown-questions.ts';

const asked = { id: 'question-1', name: 'Can Öz', email: 'can@mail.example' };

it.each([
  ['Is the ferry daily? Can Öz', 'Is the ferry daily? …'],
  ['Yes, CAN: you can.', 'Yes, …: you can.'],
  ['Can’ın sorusu: Ödeme?', '…’ın sorusu: Ödeme?'],
  ['Write to <Can@Mail.example>', 'Write to <…>'],
  ['Can we swim? You can, I can!', 'Can we swim? You can, I can!'],
  ['Dear Can, yes. Can security be bought?', 'Dear …, yes. Can security be bought?'],
  ['Can, the ferry is daily.', '…, the ferry is daily.'],
  ['Is it warm?\nCan Öz asks', 'Is it warm?\n… asks'],
  ['Is it warm?\nThanks,\ncan', 'Is it warm?\nThanks,\n…'],
  ['Thank you Can!', 'Thank you …!'],
  ['See https://ferry.example', 'See https://ferry.example'],
])('shows “%s” without the name and the address of who asked', (text, shown) => {
  expect(shownQuestion({ ...asked, message: text, answer: text })).toEqual({
    ...{ _id: 'question-1', question: shown, answer: shown },
  });
});

it('leaves other addresses in the answer alone', () => {
  const text = 'Write to info@ferry.example';
  expect(shownQuestion({ ...asked, message: text, answer: text })).toMatchObject({
    ...{ question: 'Write to …', answer: text },
  });
});

it.each([
  ['words after many line breaks', `ab${'\n'.repeat(10_000)}${'ab,'.repeat(5_000)}`],
  ['one word without an end', 'a'.repeat(200_000)],
  ['one mark without an end', '…'.repeat(200_000)],
])('reads %s once, so that one question cannot stop the server for minutes', (_, text) => {
  const { question, answer } = shownQuestion({ ...asked, message: text, answer: text });
  expect([question, answer]).toEqual([text, text]);
});
