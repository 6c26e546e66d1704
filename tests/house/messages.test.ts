import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listMessages } from './messages.ts';

/** Update the list with `npx vitest run --project unit tests/house/messages.test.ts --update`, and review its diff. */
it('lists every message of the product as it was reviewed, in both languages', async () => {
  await expect(listMessages(join(import.meta.dirname, '../..'))).toMatchFileSnapshot('messages.txt');
});
