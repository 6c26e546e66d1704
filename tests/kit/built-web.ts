import { buildWebIfNeeded } from '#server/http/build-web.ts';

export const setup = (): void => buildWebIfNeeded();
