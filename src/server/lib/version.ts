import { createRequire } from 'node:module';

const { version: of }: { version: string } = createRequire(import.meta.url)('../../../package.json');

export const version = of;
