import { z } from 'zod';

export const healthReply = z.object({ status: z.literal('up'), version: z.string() });
export const readinessReply = z.object({ status: z.literal('ready') });
