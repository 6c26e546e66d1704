import { z } from 'zod';

export const healthReply = z.object({ status: z.literal('up') });
export const readinessReply = z.object({ status: z.literal('ready') });
