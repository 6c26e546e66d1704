import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { dayIn, zoneNamed } from '#rules/booking-days.ts';

const { DateTimeFormat } = Intl;
afterEach(() => {
  Reflect.set(Intl, 'DateTimeFormat', DateTimeFormat);
});

/** How many formats are still held of all that something made, as in a process that lives for long. */
async function heldAfter(work: () => void): Promise<number> {
  const made: WeakRef<Intl.DateTimeFormat>[] = [];
  class Watched extends DateTimeFormat {
    constructor(...given: ConstructorParameters<typeof DateTimeFormat>) {
      super(...given);
      made.push(new WeakRef(this));
    }
  }
  Reflect.set(Intl, 'DateTimeFormat', Watched);
  work();
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return made.filter((format) => format.deref() !== undefined).length;
}

/** Each way to write its letters large or small is another spelling of a name. */
const spelled = (name: string, number: number) =>
  [...name].map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

const offset = (minutes: number) =>
  `+${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;

describe('what is kept of zones', () => {
  it('is one clock for each, however many spellings of it come', async () => {
    const held = await heldAfter(() => {
      for (let number = 0; number < 500; number += 1) {
        const zone = spelled('Australia/Broken_Hill', number);
        expect([zoneNamed(zone), dayIn(zone, 0)]).toEqual(['Australia/Broken_Hill', '1970-01-01']);
      }
    });
    expect(held).toBeLessThanOrEqual(1);
  });

  it('has an end, however many zones come', async () => {
    const held = await heldAfter(() => {
      for (let minutes = 0; minutes < 24 * 60; minutes += 1) dayIn(offset(minutes), 0);
    });
    expect(held).toBeLessThanOrEqual(500);
  });
});
