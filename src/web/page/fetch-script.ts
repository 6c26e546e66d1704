export const scriptTimeout = 120_000;

/** A script that could not be fetched: the connection is away, or a deployment has replaced it. */
export class MissingScript extends Error {}

/** What a script holds, or else that it is missing. */
export async function fetchScript<Value>(load: () => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MissingScript('A script took too long to load.')), scriptTimeout);
  });
  const loading = load().catch((failure: unknown) => {
    throw new MissingScript('A script could not be loaded.', { cause: failure });
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
