import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hintScript, pictureScript, sessionScript, shareScript } from '#web/blog/render-blog.tsx';
import { plantedRules, rulesBroken } from './blog-css.ts';

const folder = join(import.meta.dirname, '../../src/web/blog');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css.ts'));

describe('the page of a blog', () => {
  it('runs scripts of at most 1 kB for a visitor, and of 3 kB on the page of a trip', () => {
    expect(Buffer.byteLength(sessionScript + hintScript)).toBeLessThanOrEqual(1_000);
    expect(Buffer.byteLength(sessionScript + shareScript + pictureScript)).toBeLessThanOrEqual(3_000);
  });

  it.each(sheets)('is laid out by the room it has, and nothing of it stands over another page, in %s', (name) => {
    expect(rulesBroken(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  it.each(plantedRules)('is not laid out by %s', (planted) => {
    expect(rulesBroken(`export const card = style({ ${planted} });`)).toHaveLength(1);
  });
});
