import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { client } from '#api/client.ts';
import { application } from '#machines/application/application.actors.ts';
import type { DraftForm } from '#machines/application/application.machine.ts';
import { PictureFiles } from '#machines/picture/picture-files.ts';
import { completed, draft } from '#tests/flows/application.flow.ts';

const { adapter = [] } = client.defaults;
afterEach(() => {
  client.defaults.adapter = adapter;
});

let form: FormData;
/** A server that speaks the contract, older than some of its fields. */
const answering = (data: object) => {
  client.defaults.adapter = async (config) => {
    form = config.data;
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
};

const sent = (change: Partial<DraftForm> = {}) => {
  const actor = createActor(application(new PictureFiles()), { input: { draft } }).start();
  for (const part of completed) actor.send(part);
  actor.send({ type: 'form.change', field: 'locations', change });
  actor.send({ type: 'application.submit' });
  return toPromise(actor);
};

describe('what an application sends', () => {
  it.each([
    [{ location: null }, '745044'],
    [{ location: '308948' }, '308948'],
  ])('[APPLY-11] has all locations, and of %j the main one %s', async (change, main) => {
    answering({});
    await sent({ locations: ['745044', '308948'], ...change });
    expect([form.get('locations'), form.get('location')]).toEqual(['["745044","308948"]', main]);
  });

  it.each(['TR', 'TR ', ''])('has no IBAN where %j is all that was entered', async (iban) => {
    answering({});
    await sent({ iban });
    expect(form.get('iban')).toBe('');
  });
});

describe('what an application is answered with', () => {
  it('[APPLY-23] is on hold where the server says no status', async () => {
    answering({});
    expect(await sent()).toEqual({ status: 'ONHOLD', reference: '', statusToken: '' });
  });

  it('[APPLY-22] is the status that the server says', async () => {
    const applied = { status: 'APPROVED', reference: 'VA-1', statusToken: 'a-token' };
    answering(applied);
    expect(await sent()).toEqual(applied);
  });
});
