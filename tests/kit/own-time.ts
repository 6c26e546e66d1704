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

/** The longest work during which no timer could run. */
export async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [ownTime(), 0];
  const listen = () => {
    const now = ownTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(listen, 1);
  await work();
  listen();
  clearInterval(timer);
  return longest;
}
