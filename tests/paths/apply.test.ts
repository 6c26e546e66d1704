import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { client } from '#api/client.ts';
import { application } from '#machines/application/application.actors.ts';
import { PictureFiles } from '#machines/picture/picture-files.ts';
import { completed, draft } from '#tests/flows/application.flow.ts';

const { adapter = [] } = client.defaults;
afterEach(() => {
  client.defaults.adapter = adapter;
});

/** A server that speaks the contract, older than some of its fields. */
const answering = (data: object) => {
  client.defaults.adapter = async (config) => ({ data, status: 200, statusText: 'OK', headers: {}, config });
};

const sent = () => {
  const actor = createActor(application(new PictureFiles()), { input: { draft } }).start();
  for (const part of completed) actor.send(part);
  actor.send({ type: 'application.submit' });
  return toPromise(actor);
};

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
