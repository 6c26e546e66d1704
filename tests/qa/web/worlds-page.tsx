import type { ReactNode } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { type Fault, maxWorlds, type WorldDetails } from '../world-details.ts';
import { row, search } from './frame.css.ts';
import { world } from './worlds-page.css.ts';

const faults: Record<Fault, string> = {
  none: 'As usual',
  slow: 'After 10 seconds',
  offline: 'Not at all',
  unauthenticated: 'With 401',
  failure: 'With 500',
  html: 'With HTML',
};
const steps = { 5: '+5 minutes', 60: '+1 hour', 1440: '+1 day' };

/** Servers of their own, in which testers meet no one. */
export function WorldsPage() {
  const worlds = useLoaderData<WorldDetails[]>();
  const problem = useActionData<string | null>();
  const isOpening = useNavigation().formData?.has('id') === false;
  const isFull = worlds.length >= maxWorlds;
  return (
    <main>
      <title>Worlds – QA workbench</title>
      <h1>Worlds</h1>
      <p>
        A world is a server with the demo world and with a database, clock and mailbox of its own, on this machine. It
        is deleted when you close it, or an hour after its last request.
      </p>
      <Form method="post" className={row}>
        <Button type="submit" disabled={isOpening || isFull}>
          Open a world
        </Button>
        <span role="status">
          {isOpening ? 'Opening a world...' : isFull ? `${maxWorlds} worlds are open. Close one to open another.` : ''}
        </span>
      </Form>
      {problem ? <p role="alert">{problem}</p> : null}
      {worlds.length === 0 ? <p>No worlds yet.</p> : null}
      {worlds.map((each) => (
        <World key={each.id} {...each} />
      ))}
    </main>
  );
}

const World = ({ id, address, links, now, expiresAt, fault }: WorldDetails) => (
  <section aria-labelledby={id} className={world}>
    <h2 id={id}>World {id}</h2>
    <p>
      Its clock says {timeOf(now)}. It is deleted at {timeOf(expiresAt)}, unless it is used before.
    </p>
    <ul>
      {links.map((link) => (
        <li key={link.address}>
          <a href={link.address} target="_blank" rel="noreferrer">
            {new URL(link.address).pathname}
          </a>{' '}
          {link.purpose}
        </li>
      ))}
      <li>
        <a href={`${address}/dev/mailbox`} target="_blank" rel="noreferrer">
          /dev/mailbox
        </a>{' '}
        to read its emails
      </li>
    </ul>
    <ChangeForm id={id} label="Move the clock">
      <span>Move the clock</span>
      {Object.entries(steps).map(([minutes, text]) => (
        <Button key={minutes} type="submit" look="secondary" name="minutes" value={minutes}>
          {text}
        </Button>
      ))}
    </ChangeForm>
    <ChangeForm id={id} label="Move the clock by minutes">
      <label htmlFor={`${id}-minutes`}>Minutes</label>
      <input
        id={`${id}-minutes`}
        className={search}
        type="number"
        name="minutes"
        min={1}
        max={527_040}
        required
        defaultValue={30}
      />
      <Button type="submit" look="secondary">
        Move by minutes
      </Button>
    </ChangeForm>
    <ChangeForm id={id} label="Answers of the API">
      <span>The API answers</span>
      {Object.entries(faults).map(([value, text]) => (
        <Button
          key={value}
          type="submit"
          look={value === fault ? 'primary' : 'secondary'}
          name="fault"
          value={value}
          aria-pressed={value === fault}
        >
          {text}
        </Button>
      ))}
    </ChangeForm>
    <ChangeForm id={id} label="Close">
      <Button type="submit" look="secondary">
        Close world {id}
      </Button>
    </ChangeForm>
  </section>
);

interface ChangeFormProps {
  id: string;
  label: string;
  children: ReactNode;
}

const ChangeForm = ({ id, label, children }: ChangeFormProps) => (
  <Form method="post" className={row} aria-label={`${label}, world ${id}`} preventScrollReset>
    <input type="hidden" name="id" value={id} />
    {children}
  </Form>
);

const timeOf = (time: number): string =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
