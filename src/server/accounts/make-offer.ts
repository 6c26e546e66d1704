import { randomBytes } from 'node:crypto';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import { qrPicture } from '#rules/qr-picture.ts';
import { newTotp } from './totp.ts';

const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new second factor. It is not in force before it is confirmed with a code. */
export function makeOffer({ email }: { email: string }): SecondFactorOffer {
  const totp = newTotp(email);
  const address = totp.toString();
  const recoveryCodes = Array.from({ length: 10 }, makeRecoveryCode);
  return { secret: totp.secret.base32, address, picture: qrPicture(address), recoveryCodes };
}

/** 50 random bits. */
function makeRecoveryCode(): string {
  const characters = [...randomBytes(10)].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}
