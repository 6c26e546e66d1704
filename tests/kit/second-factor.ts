import { Secret, TOTP } from 'otpauth';
import type { Platform } from '#server/db/platform.ts';
import { secretCell } from '#server/db/tables/account.table.ts';

/** What an authenticator app shows, `steps` time steps from now. */
export const codeOfApp = (secret: string, now: number, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 });

/** What a command has said of a second factor. */
export const secretSaid = (output: string): string => /^Secret: ([A-Z2-7]{32})$/m.exec(output)?.[1] ?? '';
export const recoveryCodesSaid = (output: string): string[] =>
  [...output.matchAll(/^ {2}([0-9a-z]{5}-[0-9a-z]{5})$/gm)].map(([, code = '']) => code);

/** A second factor as if it had been set up before: without one, nobody of the staff is let in outside the demo world. */
export async function plantSecondFactor({ database, secrets, now }: Platform, accountId: string): Promise<void> {
  const encryptedSecret = secrets.encrypt('A'.repeat(32), secretCell(accountId));
  await database
    .insertInto('secondFactor')
    .values({ accountId, encryptedSecret, lastStep: 0, createdAt: now() })
    .execute();
}
