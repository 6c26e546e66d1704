import type { LoginReply, SignInReply } from '#contract/session.ts';
import * as z from '#rules/zod.ts';
import { isRecord, maybe, text } from './reading.ts';

export const login = z.object({
  accessToken: z.string(),
  name: text,
  username: text,
  email: text,
  role: maybe(z.literal('staff')),
});

const half = z.custom<Exclude<SignInReply, LoginReply>>((value) => isRecord(value) && 'next' in value);

export const signIn = z.union([half, login]);
