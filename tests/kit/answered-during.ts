/** How many calls a server answers, one after the other, before something else is done. A blocked thread answers none. */
export async function answeredDuring(url: string, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const headers = { 'x-forwarded-for': `10.9.${count >> 8}.${count & 255}` };
      await fetch(`${url}/api/health`, { headers });
      if (!isOver) count += 1;
    }
  })();
  await work();
  isOver = true;
  await asking;
  return count;
}
