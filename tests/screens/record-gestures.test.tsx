import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Gesture, recordGestures, unrecorded } from '#tests/qa/web/record-gestures.ts';

const Page = () => (
  <main>
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Email <input type="email" />
      </label>
      <label>
        Password <input type="password" />
      </label>
      <label>
        Picture <input type="file" />
      </label>
      <label htmlFor="reason">Reason</label>
      <select id="reason">
        <option value="r-1">Too short</option>
        <option value="r-2">Not a traveller</option>
      </select>
      <label>
        <input type="radio" name="type" value="company" /> Company
      </label>
      <label>
        <input type="checkbox" /> I accept
      </label>
      <label>
        About <textarea />
      </label>
      <label>
        City <input role="combobox" aria-expanded="false" aria-controls="cities" />
      </label>
      <button type="submit">Send</button>
    </form>
    <button type="button" aria-label="Close the dialog">
      <b>×</b>
    </button>
    <a href="#terms">Our terms</a>
    <aside {...unrecorded}>
      <button type="button">Stop</button>
      <label>
        Title <input />
      </label>
    </aside>
  </main>
);

async function record(
  act: (person: ReturnType<typeof userEvent.setup>, field: (label: string) => HTMLElement) => Promise<unknown>,
) {
  const steps: Gesture[] = [];
  const page = render(<Page />);
  const stop = recordGestures(document, (step) => steps.push(step));
  await act(userEvent.setup(), (label) => page.getByLabelText(label));
  stop();
  await userEvent.setup().click(page.getByText('Send'));
  return steps;
}

it('[BEYOND-74] records what a person does in the words of the verbs, and a field once it is left', async () => {
  const steps = await record(async (person, field) => {
    await person.type(field('Email'), 'mia@mail.example');
    await person.type(field('About'), 'Two{Enter}lines');
    await person.click(field('Close the dialog'));
    await person.selectOptions(field('Reason'), 'r-2');
    await person.click(field('Company'));
    await person.click(field('I accept'));
    await person.upload(field('Picture'), new File([], 'me.png', { type: 'image/png' }));
    await person.click(document.querySelector('a') ?? expect.fail());
    await person.type(field('City'), 'kas{ArrowDown}{Escape}');
  });
  expect(steps).toEqual([
    { do: 'fill', label: 'Email', text: 'mia@mail.example' },
    { do: 'fill', label: 'About', text: 'Two\nlines' },
    { do: 'press', name: 'Close the dialog' },
    { do: 'choose', label: 'Reason', option: 'Not a traveller' },
    { do: 'choose', label: 'Company', option: 'company' },
    { do: 'press', name: 'I accept' },
    { do: 'attach', label: 'Picture', file: 'me.png' },
    { do: 'follow', link: 'Our terms' },
    { do: 'fill', label: 'City', text: 'kas', stays: true },
    { do: 'strike', key: 'ArrowDown', label: 'City' },
    { do: 'strike', key: 'Escape', label: 'City' },
  ]);
});

it('records Enter in a field, but not the press of the button that follows from it', async () => {
  const steps = await record(async (person, field) => {
    await person.type(field('Email'), 'mia@mail.example{Enter}');
    await person.tab();
    await person.click(document.querySelector('[type=submit]') ?? expect.fail());
  });
  expect(steps).toEqual([
    { do: 'fill', label: 'Email', text: 'mia@mail.example', stays: true },
    { do: 'strike', key: 'Enter', label: 'Email' },
    { do: 'press', name: 'Send' },
  ]);
});

it('records a press with the keyboard as a press, and shortcuts of a page as keys', async () => {
  const steps = await record(async (person) => {
    await person.keyboard('r');
    (document.querySelector('[type=submit]') as HTMLElement).focus();
    await person.keyboard('{Enter}');
    await person.keyboard('{Alt>}q{/Alt}');
  });
  expect(steps).toEqual([
    { do: 'strike', key: 'r' },
    { do: 'press', name: 'Send' },
  ]);
});

it('[BEYOND-74] lets no secret out: known values become fixtures, others a sentence', async () => {
  const steps = await record(async (person, field) => {
    await person.type(field('Password'), 'sail-beyond-kekova');
    await person.clear(field('Email'));
    await person.type(field('Email'), 'someone@real-company.com');
    await person.clear(field('Password'));
    await person.type(field('Password'), 'hunter2-of-a-real-person');
    await person.tab();
  });
  expect(steps).toEqual([
    { do: 'fill', label: 'Password', text: '{password}' },
    { do: 'fill', label: 'Email', text: '{email}' },
    { do: 'refused', sentence: expect.stringMatching(/^“Password” was not recorded/) },
  ]);
});

it('ignores parts of the page that are not recorded', async () => {
  const steps = await record(async (person, field) => {
    await person.type(field('Title'), 'My test{Enter}');
    await person.click(document.querySelector('aside button') ?? expect.fail());
  });
  expect(steps).toEqual([]);
});
