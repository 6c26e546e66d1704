import { describe, expect, it, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

describe('what is made once', () => {
  it('is one, for all who ask', async () => {
    const make = vi.fn(async () => ({}));
    const made = madeOnce(make);
    expect(make).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([made(), made()]);
    expect([await made(), other]).toEqual([one, one]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made anew where it failed', async () => {
    const made = madeOnce(vi.fn(async () => 'there').mockRejectedValueOnce(new Error('planted')));
    const lost = await Promise.allSettled([made(), made()]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await made()).toBe('there');
  });
});
