import { renderUnicodeCompact } from 'uqr';
import type { SecondFactorOffer } from '#contract/second-factor.ts';

export const saySecondFactor = ({ secret, address, recoveryCodes }: SecondFactorOffer): string =>
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
