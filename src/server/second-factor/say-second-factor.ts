import { renderUnicodeCompact } from 'uqr';
import type { SecondFactorOffer } from '#contract/second-factor.ts';

/** What a terminal shows of a second factor, once. */
export const saySecondFactor = ({ secret, address, recoveryCodes }: SecondFactorOffer): string =>
  [
    'Second factor: scan this with an authenticator app, or type the secret in.',
    pictureOf(address),
    `Secret: ${secret}`,
    `Address: ${address}`,
    'Recovery codes, each good once in the place of a code of the app. They are not shown again:',
    ...recoveryCodes.map((code) => `  ${code}`),
  ].join('\n');

/** Black upon white, whatever colours the terminal has. */
const pictureOf = (address: string): string =>
  renderUnicodeCompact(address, { ecc: 'M', border: 4 })
    .split('\n')
    .map((line) => `\u001b[30;107m${line}\u001b[0m`)
    .join('\n');
