/** Samples how much of the time this thread has a processor to itself. A machine that is short of CPU gives it little. */
export function watchCpuShare(intervalMs: number): { share(): number; stop(): void } {
  let [usage, at, share] = [process.threadCpuUsage(), performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(usage);
    share = (user + system) / 1_000 / (now - at);
    [usage, at] = [process.threadCpuUsage(), now];
  }, intervalMs).unref();
  return { share: () => share, stop: () => clearInterval(timer) };
}
