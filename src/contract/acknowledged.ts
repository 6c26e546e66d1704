import { z } from 'zod';

/** It is done, and there is nothing to say of it. */
export const acknowledgedReply = z.object({ success: z.literal(true) });
