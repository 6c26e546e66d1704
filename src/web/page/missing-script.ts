export const scriptTimeout = 120_000;

/** A script that could not be fetched: the connection is away, or a deployment has replaced it. */
export class MissingScript extends Error {}

/** Waits for a script, but not for ever. */
export function inTime<Module>(loading: Promise<Module>): Promise<Module> {
  const come = loading.catch((failure: unknown) => {
    throw new MissingScript('A script could not be loaded.', { cause: failure });
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MissingScript('A script took too long to load.')), scriptTimeout);
  });
  return Promise.race([come, timeout]).finally(() => clearTimeout(timer));
}
