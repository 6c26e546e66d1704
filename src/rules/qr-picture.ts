import { encode } from 'uqr';

export interface QrPicture {
  size: number;
  path: string;
}

/** A QR code: each dark module is a square of the path. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
