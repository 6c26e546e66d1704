import { randomBytes } from 'node:crypto';
import { renderUnicodeCompact } from 'uqr';
import type { SecondFactorOffer } from '#contract/second-factor.ts';
import { qrPicture } from '#rules/qr-picture.ts';
import { newTotp } from './totp.ts';

const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new second factor. It is not in force before it is confirmed with a code. */
export function createSecondFactorOffer({ email }: { email: string }): SecondFactorOffer {
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

export const describeSecondFactor = ({ secret, address, recoveryCodes }: SecondFactorOffer): string =>
  [
    'Second factor: scan this with an authenticator app, or type the secret in.',
    pictureOf(address),
    `Secret: ${secret}`,
    `Address: ${address}`,
    'Recovery codes, each valid once instead of a code of the app. They are not shown again:',
    ...recoveryCodes.map((code) => `  ${code}`),
  ].join('\n');

/** Black on white in every terminal theme. */
const pictureOf = (address: string): string =>
  renderUnicodeCompact(address, { ecc: 'M', border: 4 })
    .split('\n')
    .map((line) => `\u001b[30;107m${line}\u001b[0m`)
    .join('\n');
