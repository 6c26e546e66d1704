import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { listExpertises, namesById } from '#server/reference/lists.ts';
import { demoPlaces, demoTrips } from './demo-trips.ts';
import { randomFrom } from './random.ts';
import { storyOf } from './stories.ts';
import { talesOf } from './tales.ts';

describe.each(languages)('what the demo world tells, in %s', (language) => {
  it('is another of each place, and at least sixty in all', () => {
    const all = demoPlaces.flatMap(({ id }) => talesOf(id, language));
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const which of [0, 1]) expect(new Set(all.map((tale) => tale[which])).size).toBe(all.length);
    expect(all.filter(([title, text]) => title.length > 60 || text.length < 40)).toEqual([]);
  });

  it('is told once by each creator, as long as there is something else to tell', () => {
    const more = Array.from({ length: 200 }, (_, number) => {
      const trips = demoTrips(randomFrom(number), {
        ...{ accountId: 'ada', number, language, now: Date.UTC(2026, 5, 1), cityOf: ({ id }: { id: string }) => id },
      });
      return trips.length - new Set(trips.map(({ title }) => title)).size;
    });
    expect(more.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('fits what a creator knows: each expertise has words of its own', () => {
    const stories = [...namesById(listExpertises('en')).keys()].map((id) => storyOf(id, language));
    expect(new Set([...stories, storyOf(undefined, language)]).size).toBe(stories.length + 1);
  });
});
