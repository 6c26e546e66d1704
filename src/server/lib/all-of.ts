/** Waits until each of them has come to its end, and only then fails as the first that did: nothing goes on behind whoever asked. */
export async function allOf<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  const ends = await Promise.allSettled(works);
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}
