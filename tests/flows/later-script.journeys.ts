import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const fetching = { calls: { fetchScript: undefined } };

export const journeys = journeysOf({
  machine: laterScriptMachine,
  file: 'later-script/later-script.machine.ts',
  journeys: {
    'a script is fetched once it is wanted, and once only'(open) {
      const script = open();
      script.isIn('idle');
      script.rejects({ type: 'call.retry' });
      script.send({ type: 'script.want' });
      script.isIn('loading', fetching);
      script.rejects({ type: 'script.want' });
      script.answer('fetchScript', undefined);
      script.isIn('ready');
      script.rejects({ type: 'script.want' }, { type: 'call.retry' });
    },
    'one that did not come is asked for again by a press, or where another part of it is to be shown'(open) {
      for (const type of ['call.retry', 'script.want'] as const) {
        const script = open();
        script.send({ type: 'script.want' });
        script.fail('fetchScript');
        script.isIn('failed');
        script.send({ type });
        script.isIn('retrying', fetching);
        script.rejects({ type: 'script.want' });
        script.fail('fetchScript');
        script.isIn('lost');
        script.send({ type });
        script.isIn('retrying', fetching);
        script.answer('fetchScript', undefined);
        script.isIn('ready');
      }
    },
  },
});
