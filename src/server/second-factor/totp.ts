import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, thirty seconds. */
const stepLength = 30_000;
const digits = 6;

export const stepAt = (trueTime: number): number => Math.floor(trueTime / stepLength);

export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step of time that six digits are of: this one, the one before or the one after, since clocks differ. Each is looked at, so that time tells nothing. */
export function stepOfCode(secret: Uint8Array, code: string, trueTime: number): number | null {
  const given = Buffer.from(code);
  const steps = [-1, 0, 1].map((distance) => stepAt(trueTime) + distance);
  return steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), given)).at(-1) ?? null;
}
