/** Reads a typed amount in English or Turkish notation: a separator before three digits groups them. NaN if it is no amount. */
export function amountIn(typed: string): number {
  const text = typed.trim();
  const { whole, cents = '' } = (grouped.exec(text) ?? plain.exec(text))?.groups ?? {};
  return whole === undefined ? Number.NaN : Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[.,'’\s])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<cents>\d{0,2}))?$/;
const plain = /^(?<whole>\d+)(?:[.,](?<cents>\d{0,2}))?$/;

export const amountText = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));
