import { describe, expect, it } from 'vitest';
import { isForeignIban, typedIban } from './iban.ts';

const iban = 'TR330006100519786457841326';
const foreignIbans = [
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'PL61 1090 1014 0000 0712 1981 2874',
  'HU42 1177 3016 1111 1018 0000 0000',
  'TN59 1000 6035 1835 9847 8831',
  'NO93 8601 1117 947',
];

describe('a foreign IBAN', () => {
  it.each(foreignIbans)('is known wherever it is pasted: %s', (pasted) => {
    const compact = pasted.replaceAll(' ', '');
    const before = 'TR330006';
    const texts = [
      [pasted, 'TR'],
      [pasted, iban],
      [`TR${pasted}`, 'TR'],
      [`TR${compact.toLowerCase()}`, 'TR'],
      [`${pasted}TR`, 'TR'],
      [`T${pasted}R`, 'TR'],
      [`TR33${pasted}0006`, before],
      [`${before}${compact}`, before],
      [`IBAN: ${pasted}`, 'TR'],
      [`TRIBAN ${pasted.toLowerCase()}`, 'TR'],
    ] as const;
    expect(texts.filter(([text, held]) => !isForeignIban(text, held))).toEqual([]);
  });

  it.each([
    ['TRTR33 0006 1005 1978 6457 8413 26', 'TR'],
    ['tr33 0006 1005 1978 6457 8413 26', 'TR'],
    ['TRIBAN TR33 0006 1005 1978 6457 8413 26', 'TR'],
    ['TR33 0006 1OO5 1978 6457 8413 26', 'TR'],
    ['TR33 0006 1005 1978 x 6457 8413 26', 'TR33000610051978645784132'],
    ['330006100519786457841326', 'TR'],
  ])('is not seen in %s', (text, before) => {
    expect(isForeignIban(text, before)).toBe(false);
  });
});

describe('a Turkish IBAN', () => {
  it.each([
    ['pasted over all', 'tr33 0006 1005 1978 6457 8413 26', 'TR12', iban],
    ['pasted behind TR', 'TRTR33 0006 1005 1978 6457 8413 26', 'TR', iban],
    ['pasted behind TR with a word before it', 'TRIBAN: TR33 0006 1005 1978 6457 8413 26', 'TR', iban],
    ['pasted behind another one', `TR1200064005197864578413${iban}`, 'TR1200064005197864578413', iban],
    ['pasted before the digits of another one', `TR${iban}120006`, 'TR120006', iban],
    ['pasted without TR', 'TR33 0006 1005 1978 6457 8413 26', 'TR', iban],
    ['pasted with more behind it', `${iban}999`, 'TR', iban],
    ['a letter', 'TR33a0006', 'TR330006', 'TR330006'],
    ['a digit too many in the middle', 'TR3300069100519786457841326', iban, iban],
    ['a digit too many at the end', `${iban}9`, iban, iban],
    [
      'four digits where two fit',
      'TR33999900061005197864578413',
      'TR3300061005197864578413',
      'TR339900061005197864578413',
    ],
    ['T deleted', 'R33', 'TR33', 'TR33'],
    ['everything deleted', '', iban, 'TR'],
  ])('%s', (_, text, before, after) => {
    expect(typedIban(text, before)).toBe(after);
  });
});
