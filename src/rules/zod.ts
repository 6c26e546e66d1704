export * from '#contract/zod-mini.ts';
