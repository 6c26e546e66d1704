/** What somebody typed as an amount of money, as it is written here or elsewhere: a mark before three digits groups them. Not a number where it is none. */
export function amountIn(typed: string): number {
  const text = typed.trim();
  const { whole, cents = '' } = (grouped.exec(text) ?? plain.exec(text))?.groups ?? {};
  return whole === undefined ? Number.NaN : Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[.,'’\s])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<cents>\d{0,2}))?$/;
const plain = /^(?<whole>\d+)(?:[.,](?<cents>\d{0,2}))?$/;

/** An amount as a field has it: cents are written whole. */
export const amountText = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
