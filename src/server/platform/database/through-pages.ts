/** One page of rows: what was done with them, and the key of the last one; null where there was none. */
export interface Page {
  count: number;
  last: string | null;
}

/** Goes through rows in the order of their keys, a page at a time, and says how many there were. */
export async function throughPages(next: (after: string) => Promise<Page>): Promise<number> {
  let count = 0;
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await next(after);
    count += page.count;
    after = page.last;
  }
  return count;
}
