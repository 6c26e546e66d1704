import { config } from 'zod/mini';

// Compiled schemas need eval, which the Content-Security-Policy of our pages forbids.
config({ jitless: 'document' in globalThis });

export * from 'zod/mini';
