/** Enough of an address for its owner to recognise it. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(3)}@${domain}`;
}

/** An IBAN by its country and its last four digits. */
export const maskIban = (ending: string): string =>
  ending === '' ? '' : `TR•• •••• •••• •••• •••• ••${ending.slice(0, 2)} ${ending.slice(2)}`;
