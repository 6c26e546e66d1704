const moduleTimeoutMs = 120_000;

/** The connection is down, or a deployment has replaced the file. */
export class ModuleNotLoaded extends Error {}

export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModuleNotLoaded('Module timeout')), moduleTimeoutMs);
  });
  const loaded = load().catch((cause: unknown) => {
    throw new ModuleNotLoaded('Module not loaded', { cause });
  });
  return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
}
