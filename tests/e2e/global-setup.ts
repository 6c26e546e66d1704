import { buildWebIfNeeded } from '#server/platform/build-web.ts';

export const setup = (): void => buildWebIfNeeded();
