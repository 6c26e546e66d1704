import { z } from 'zod';

/** A new second factor. It is sent once. */
export const secondFactorOffer = z
  .object({
    secret: z.string().describe('In base32.'),
    address: z.string().describe('The otpauth URI that the QR code contains.'),
    picture: z.object({
      size: z.int().describe('Modules per side.'),
      path: z.string().describe('The dark modules as an SVG path.'),
    }),
    recoveryCodes: z.array(z.string()).describe('Each is valid once instead of a code.'),
  })
  .meta({ id: 'SecondFactorOffer' });

export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;
