/** Tells the bench where this process listens, and whenever it asks, the CPU time spent so far. */
export function answerForCpu(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(port);
}
