import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const fetching = { calls: { fetchScript: undefined } };
const want = { type: 'script.want' } as const;
const retry = { type: 'call.retry' } as const;

export const journeys = journeysOf({
  machine: laterScriptMachine,
  file: 'later-script/later-script.machine.ts',
  journeys: {
    'fetches a script once, when it is first needed'(open) {
      const script = open();
      script.isIn('idle');
      script.rejects(retry);
      script.send(want);
      script.isIn('loading', fetching);
      script.rejects(want);
      script.answer('fetchScript', undefined);
      script.isIn('ready');
      script.rejects(want, retry);
    },
    'fetches a missing script again on Try again, or when another part needs it'(open) {
      for (const again of [retry, want]) {
        const script = open();
        script.send(want);
        script.fail('fetchScript');
        script.isIn('failed');
        script.send(again);
        script.isIn('retrying', fetching);
        script.rejects(want);
        script.fail('fetchScript');
        script.isIn('lost');
        script.send(again);
        script.isIn('retrying', fetching);
        script.answer('fetchScript', undefined);
        script.isIn('ready');
      }
    },
  },
});
