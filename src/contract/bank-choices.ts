/** What the bank form starts with. */
export const defaultBankCountry = 'Turkey';
