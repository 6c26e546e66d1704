/** Time of this thread alone, in milliseconds: that others share the machine does not count. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What work takes of it. */
export async function ownTimeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = ownTime();
  await work();
  return ownTime() - begun;
}
