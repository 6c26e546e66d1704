import { useActorRef, useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { count } from '../changes-as-markdown.ts';
import { endOf } from '../end-of.ts';
import { titleOf } from '../result.ts';
import { row, search } from './frame.css.ts';
import { playAll } from './play-all.actors.ts';
import type { Choice, PlayedPath } from './play-all.machine.ts';
import { frameName } from './player.actors.ts';
import { frame, frameBox, frameHeight, frameWidth } from './player.css.ts';
import { ResultTable } from './result-table.tsx';
import { readTester, saveTester } from './results.ts';

/** Plays all paths of a flow, of all flows, or of what changed since a version. */
export function PlayAllPage() {
  const [params] = useSearchParams();
  return <PlayAll key={params.toString()} choice={choiceIn(params)} />;
}

function choiceIn(params: URLSearchParams): Choice {
  const [flow, version] = [params.get('flow'), params.get('since')];
  if (flow) return { kind: 'flow', name: flow };
  return version ? { kind: 'since', version } : { kind: 'all' };
}

const headingOf = (choice: Choice, [first]: readonly PlayedPath[]): string => {
  if (choice.kind === 'flow') return `All paths of ${first?.title ?? choice.name}`;
  return choice.kind === 'since' ? `Paths that changed since ${choice.version}` : 'All paths of all flows';
};

function PlayAll({ choice }: { choice: Choice }) {
  const actor = useActorRef(playAll, { input: { choice, by: readTester() } });
  const snapshot = useSelector(actor, (current) => current);
  const { paths, results, message } = snapshot.context;
  const failed = results.filter(({ verdict }) => verdict === 'failed');
  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const by = String(form.get('by') ?? '').trim();
    saveTester(by);
    actor.send({ type: 'run.start', by, language: form.get('language') === 'tr' ? 'tr' : 'en' });
  };
  const current = paths[results.length];
  return (
    <main>
      <title>Play all – QA workbench</title>
      <h1>{headingOf(choice, paths)}</h1>
      <form className={row} onSubmit={start} aria-label="Play all">
        <label htmlFor="by">Your name</label>
        <input id="by" name="by" className={search} defaultValue={readTester()} maxLength={100} />
        <label>
          Language{' '}
          <select name="language">
            <option value="en">English</option>
            <option value="tr">Türkçe</option>
          </select>
        </label>
        <Button type="submit" disabled={!snapshot.can({ type: 'run.start', by: '', language: 'en' })}>
          Play all
        </Button>
        <Button
          look="secondary"
          disabled={!snapshot.can({ type: 'run.stop' })}
          onClick={() => actor.send({ type: 'run.stop' })}
        >
          Stop
        </Button>
        <Button
          look="secondary"
          disabled={!snapshot.can({ type: 'results.save' })}
          onClick={() => actor.send({ type: 'results.save' })}
        >
          Save as a file
        </Button>
      </form>
      <p role="status">
        {results.length} of {count(paths.length, 'path')} played, {failed.length} failed.{' '}
        {snapshot.matches('playing') && current
          ? `Now: ${titleOf(current.title, endOf(current.path))}.`
          : (message ?? '')}
      </p>
      {results.length > 0 ? <ResultTable results={results.toReversed()} /> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-label="Screen" className={frameBox} tabIndex={0}>
        <iframe
          name={frameName}
          title="Screen"
          inert
          className={frame}
          style={{ [frameWidth as string]: '1280px' }}
          width={1280}
          height={frameHeight}
        />
      </section>
    </main>
  );
}
