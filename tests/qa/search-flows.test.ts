import { describe, expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';
import { detailsOf } from './catalogue.ts';
import { searchFlows } from './search-flows.ts';

const names = ['email-verification', 'discovery', 'blog-saving', 'bank-details', 'copying', 'saved-searches'];
const all = await Promise.all(
  names.map((name) => {
    const [flow, own] = [flows[name], journeys[name]];
    if (!flow || !own) throw new Error(`There is no flow "${name}".`);
    return detailsOf(name, flow, own);
  }),
);
const namesFor = (query: string) => searchFlows(all, query).map(({ flow }) => flow.name);

describe('[BEYOND-79] the search of the workbench', () => {
  it.each([
    ['email verif', ['email-verification']],
    ['countdown', ['email-verification']],
    ['timer', ['email-verification']],
    ['Resend', ['email-verification']],
    ['code expired', ['email-verification']],
    ['pagination', ['discovery']],
    ['dashboard save', ['blog-saving']],
    ['rename divers', ['saved-searches']],
    ['search creators', ['discovery']],
    ['geri sayım', ['email-verification']],
    ['yeniden gonder', ['email-verification']],
    ['log in', []],
    ['no such word', []],
  ])('finds “%s”', (query, wanted) => {
    const found = namesFor(query);
    expect(found).toEqual(expect.arrayContaining(wanted));
    if (wanted.length === 0) expect(found).toEqual([]);
    else expect(found[0]).toBe(wanted[0]);
  });

  it('says where it found the words, and puts a flow first that has them in its title', () => {
    const [first] = searchFlows(all, 'resend');
    expect(first?.phrases).toContain('Resend code');
    expect(namesFor('expired')).not.toContain('discovery');
    expect(searchFlows(all, 'this code has expired')[0]?.phrases[0]).toMatch(/^This code has expired/);
    expect(searchFlows(all, 'bank')[0]).toMatchObject({ flow: { name: 'bank-details' }, phrases: [] });
    expect(namesFor('')).toEqual(names);
  });
});
