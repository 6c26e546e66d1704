export const payment = {
  ibanHint: 'TR and 24 digits. You can paste it with spaces.',
  ibanDoubtful: 'The check digits of this IBAN do not match. Please check it before you submit.',
  taxNumberHint: '10 digits',
  taxDoubtful: 'The check digit of this number does not match. Please check it before you submit.',
};
