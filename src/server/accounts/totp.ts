import { Secret, TOTP } from 'otpauth';

export const timeStep = (time: number): number => TOTP.counter({ timestamp: time });

/** The time step of a code. Accepts one step of clock drift in either direction. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  const drift = TOTP.validate({ secret: Secret.fromBase32(secret), token: code, timestamp: time, window: 1 });
  return drift === null ? null : timeStep(time) + drift;
}

export const newTotp = (email: string): TOTP =>
  new TOTP({ issuer: 'Vaya', label: email, secret: new Secret({ size: 20 }) });
