import { randomBytes } from 'node:crypto';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import { qrPicture } from '#rules/qr-picture.ts';
import { toBase32 } from './base32.ts';

const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What somebody of the staff may set a second factor up with: nobody has it until it is set. */
export function makeOffer({ email }: { email: string }): SecondFactorOffer {
  const secret = toBase32(randomBytes(20));
  const address = `otpauth://totp/${encodeURIComponent(`Vaya:${email}`)}?secret=${secret}&issuer=Vaya`;
  const recoveryCodes = Array.from({ length: 10 }, makeRecoveryCode);
  return { secret, address, picture: qrPicture(address), recoveryCodes };
}

/** Fifty bits, in two halves. */
function makeRecoveryCode(): string {
  const signs = [...randomBytes(10)].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
