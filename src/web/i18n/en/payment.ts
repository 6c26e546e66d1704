export const payment = {
  ibanHint: 'TR and 24 digits. Paste it as it is, blanks and all.',
  ibanDoubtful: 'The check digits of this IBAN do not match. Please check it before you submit.',
  taxNumberHint: '10 digits',
  taxDoubtful: 'The check digit of this number does not match. Please check it before you submit.',
};
