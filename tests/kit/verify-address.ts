import { mailTo } from './applicant.ts';
import type { Hand } from './flow.ts';

let addresses = 0;

/** Verifies an address that nobody has used yet, as its owner does. */
export async function verifyAddress(hand: Hand): Promise<void> {
  addresses += 1;
  const email = `walker${addresses}.${hand.tour}@mail.example`;
  await hand.refill('Email', email);
  await hand.press('Verify');
  await hand.sees('Verification code');
  const mail = await mailTo(hand.server, email, 'code');
  await hand.fill('Verification code', /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
  await hand.press('Verify code');
  await hand.sees('Verified');
}
