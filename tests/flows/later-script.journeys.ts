import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const fetching = { calls: { fetchScript: undefined } };

export const journeys = journeysOf({
  machine: laterScriptMachine,
  file: 'later-script/later-script.machine.ts',
  journeys: {
    'a script is fetched once it is wanted, and once only'(open) {
      const script = open();
      script.sees('idle');
      script.refuses({ type: 'call.retry' });
      script.send({ type: 'script.want' });
      script.sees('loading', fetching);
      script.refuses({ type: 'script.want' });
      script.answer('fetchScript', undefined);
      script.sees('ready');
      script.refuses({ type: 'script.want' }, { type: 'call.retry' });
    },
    'one that did not come is asked for again by a press, or where another part of it is to be shown'(open) {
      for (const type of ['call.retry', 'script.want'] as const) {
        const script = open();
        script.send({ type: 'script.want' });
        script.fail('fetchScript');
        script.sees('failed');
        script.send({ type });
        script.sees('retrying', fetching);
        script.refuses({ type: 'script.want' });
        script.fail('fetchScript');
        script.sees('lost');
        script.send({ type });
        script.sees('retrying', fetching);
        script.answer('fetchScript', undefined);
        script.sees('ready');
      }
    },
  },
});
