import { buildWebIfNeeded } from '#server/platform/http/build-web.ts';

export const setup = (): void => buildWebIfNeeded();
