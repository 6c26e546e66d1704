import { z } from 'zod';

/** What somebody sets their second factor up with. It is told once. */
export const secondFactorOffer = z
  .object({
    secret: z.string().describe('In base32, as authenticator apps take it.'),
    address: z.string().describe('The otpauth address that the picture says.'),
    picture: z.object({
      size: z.int().describe('Of a side, in modules.'),
      path: z.string().describe('The dark modules, as the path of an SVG.'),
    }),
    recoveryCodes: z.array(z.string()).describe('Each is good once, in the place of a code.'),
  })
  .meta({ id: 'SecondFactorOffer' });

export type SecondFactorOffer = z.infer<typeof secondFactorOffer>;
