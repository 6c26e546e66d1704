import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { factsOf, valuesOf } from '#tests/kit/facts.ts';

/** The value that a person reads for each label. */
function read(page: React.ReactElement, ...labels: string[]): Record<string, string[]> {
  const { container } = render(page);
  return Object.fromEntries(labels.map((label) => [label, valuesOf(factsOf(container), label)]));
}

describe('a value is found by its label', () => {
  it('as the description of a term, also where a term has several', () => {
    const page = (
      <dl>
        <div>
          <dt>Check-in:</dt>
          <dd>12 Jun 2026</dd>
        </div>
        <dt>Languages</dt>
        <dd>Turkish</dd>
        <dd>
          <p>English</p>
          <p>fluent</p>
        </dd>
      </dl>
    );
    expect(read(page, 'Check-in', 'Languages', 'Check-out')).toEqual({
      'Check-in': ['12 Jun 2026'],
      Languages: ['Turkish', 'English fluent'],
      'Check-out': [],
    });
  });

  it('as a cell of a table, by its column and, where it has one, by its row', () => {
    const page = (
      <table>
        <caption>Creators</caption>
        <thead>
          <tr>
            <td />
            <th>Followers</th>
            <th>Trips</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Mia</th>
            <td>1,200</td>
            <td>3</td>
          </tr>
          <tr>
            <th scope="row">Noor</th>
            <td>900</td>
            <td>7</td>
          </tr>
        </tbody>
      </table>
    );
    expect(read(page, 'Trips', 'Mia: Trips', 'Noor: Followers', 'Creators: Followers')).toEqual({
      Trips: ['3', '7'],
      'Mia: Trips': ['3'],
      'Noor: Followers': ['900'],
      'Creators: Followers': ['1,200', '900'],
    });
  });

  it('as the cell of a row that alone has a head', () => {
    const page = (
      <table>
        <tbody>
          <tr>
            <th scope="row">IBAN</th>
            <td>TR33</td>
          </tr>
        </tbody>
      </table>
    );
    expect(read(page, 'IBAN')).toEqual({ IBAN: ['TR33'] });
  });

  it('as what a field holds: its text, its choice, whether it is on', () => {
    const page = (
      <form>
        <label>
          Hotel <input defaultValue="Bay House" />
        </label>
        <label htmlFor="city">City</label>
        <select id="city" defaultValue="2">
          <option value="1">Antalya</option>
          <option value="2">Kaş</option>
        </select>
        <fieldset>
          <legend>Stay</legend>
          <label>
            <input type="radio" name="stay" />
            Paid
          </label>
          <label>
            <input type="radio" name="stay" defaultChecked />
            Gifted
          </label>
        </fieldset>
        <label>
          <input type="checkbox" defaultChecked /> Breakfast
        </label>
        <button type="button" role="switch" aria-checked="false" aria-label="Invitations" />
        <button type="button" aria-pressed>
          Dark
        </button>
        <textarea aria-label="Remarks" defaultValue="" />
        <label>
          Password <input type="password" defaultValue="open-sesame-1" />
        </label>
      </form>
    );
    expect(
      read(page, 'Hotel', 'City', 'Stay', 'Breakfast', 'Invitations', 'Dark', 'Remarks', 'Paid', 'Password'),
    ).toEqual({
      ...{ Hotel: ['Bay House'], City: ['Kaş'], Stay: ['Gifted'], Breakfast: ['on'], Invitations: ['off'] },
      ...{ Dark: ['on'], Remarks: [''], Paid: [], Password: [] },
    });
  });

  it('as a measure with a name', () => {
    const page = (
      <>
        <div role="timer" aria-label="Code expires in">
          <svg aria-hidden>
            <text>60 %</text>
          </svg>
          <time>5:00</time>
        </div>
        <label htmlFor="size">Font size</label>
        <output id="size">16 px</output>
        <div role="progressbar" aria-label="Upload" aria-valuenow={40} />
        <meter aria-label="Strength" value={3} max={4} aria-valuetext="strong" />
      </>
    );
    expect(read(page, 'Code expires in', 'Font size', 'Upload', 'Strength')).toEqual({
      ...{ 'Code expires in': ['5:00'], 'Font size': ['16 px'], Upload: ['40'], Strength: ['strong'] },
    });
  });

  it('as the number in a heading, and as the link that is current', () => {
    const page = (
      <>
        <h2>
          Your turn <span>3</span>
        </h2>
        <h2>Waiting (12)</h2>
        <h2>Closed</h2>
        <nav aria-label="Status">
          <a href="/all">
            All <span>15</span>
          </a>
          <a href="/open" aria-current="true">
            Open <span>3</span>
          </a>
        </nav>
      </>
    );
    expect(read(page, 'Your turn', 'Waiting', 'Closed', 'Status')).toEqual({
      ...{ 'Your turn': ['3'], Waiting: ['12'], Closed: [], Status: ['Open 3'] },
    });
  });

  it('within the part of the page that holds it, where several parts have such a label', () => {
    const page = (
      <>
        <aside aria-labelledby="details">
          <h2 id="details">Details</h2>
          <dl>
            <dt>Hotel</dt>
            <dd>Bay House</dd>
          </dl>
        </aside>
        <section aria-label="Offer">
          <dl>
            <dt>Hotel</dt>
            <dd>Cliff House</dd>
          </dl>
        </section>
      </>
    );
    expect(read(page, 'Hotel', 'Details: Hotel', 'Offer: Hotel', 'Elsewhere: Hotel')).toEqual({
      ...{ Hotel: ['Bay House', 'Cliff House'], 'Details: Hotel': ['Bay House'], 'Offer: Hotel': ['Cliff House'] },
      'Elsewhere: Hotel': [],
    });
  });
});

it('an entry of a list is a value of the part that it is in; one with a heading is found by that as well', () => {
  const page = (
    <main>
      <h1>Your trips</h1>
      <ul>
        <li>
          <h2>By the sea</h2>
          <p>1 – 2 Jul 2026</p>
          <button type="button">Delete</button>
        </li>
      </ul>
      <section aria-label="Emails">
        <ol>
          <li>
            <b>Stay confirmed</b>
            <time>1 Jun 2026</time>
            <ul>
              <li>Kaş</li>
            </ul>
          </li>
          <li>Welcome</li>
        </ol>
      </section>
      <section>
        <h2>About</h2>
        <p>
          I <em>sail</em>, mostly.
        </p>
      </section>
    </main>
  );
  expect(read(page, 'Your trips', 'By the sea', 'Emails', 'About')).toEqual({
    'Your trips': ['By the sea 1 – 2 Jul 2026 Delete'],
    'By the sea': ['1 – 2 Jul 2026'],
    Emails: ['Stay confirmed 1 Jun 2026 Kaş', 'Welcome'],
    About: ['I sail, mostly.'],
  });
});

it('a value that is hidden from readers is no fact, one that is folded away is', () => {
  const page = (
    <>
      <dl aria-hidden>
        <dt>Check-in</dt>
        <dd>12 Jun 2026</dd>
      </dl>
      <details>
        <summary>More</summary>
        <dl>
          <dt>Rooms</dt>
          <dd>1</dd>
        </dl>
      </details>
      <dl>
        <dt>Guests</dt>
        <dd>
          2 <span hidden>of 4</span>
          <span aria-hidden>◆</span>
          <img src="data:," alt="adults" />
          <svg aria-label="confirmed" />
        </dd>
      </dl>
    </>
  );
  expect(read(page, 'Check-in', 'Rooms', 'Guests')).toEqual({
    'Check-in': [],
    Rooms: ['1'],
    Guests: ['2 adults confirmed'],
  });
});
