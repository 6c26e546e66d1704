import { useState } from 'react';
import { ChoiceRow } from '../choice-row.tsx';
import { ColourField } from '../colour-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Select } from '../select.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../text-field.tsx';
import { light } from '../theme.css.ts';
import * as css from './gallery.css.ts';
import type { GalleryMessages } from './gallery.messages.ts';

export function Fields({ words }: { words: GalleryMessages }) {
  const [title, setTitle] = useState(words.sample);
  const [secret, setSecret] = useState('');
  return (
    <div className={css.pair}>
      <TextField label={words.name} name="title" hint={words.hint} value={title} onText={setTitle} />
      <TextField label={words.name} name="missing" error={words.required} value="" onText={() => {}} />
      <TextField label={words.name} name="read" readOnly value={words.long} onText={() => {}} />
      <TextField label={words.name} name="off" disabled value={words.sample} onText={() => {}} />
      <PasswordField label={words.password} name="secret" value={secret} onText={setSecret} />
    </div>
  );
}

/** A flow of nothing but a switch. */
const switches = (isOpen: boolean, send: (isOn: boolean) => void = () => {}) => ({
  actor: {
    send,
    getSnapshot: () => ({ status: 'active', can: () => isOpen }),
    subscribe: () => ({ unsubscribe() {} }),
  },
  event: (isOn: boolean) => isOn,
});

const swatches = [
  ['#000000', 'black'],
  [light.success, 'green'],
] as const;

export function Choices({ words }: { words: GalleryMessages }) {
  const [city, setCity] = useState('');
  const [isShown, setShown] = useState(true);
  const [colour, setColour] = useState<string>(light.sea);
  const [size, setSize] = useState(18);
  const options = [{ value: '', label: '–' }, ...words.cities.map((name) => ({ value: name, label: name }))];
  return (
    <>
      <div className={css.pair}>
        <Select label={words.city} value={city} options={options} onSelect={setCity} />
        <Select label={words.city} value="" options={options} error={words.cityRequired} onSelect={() => {}} />
        <Select label={words.city} value="" options={options} readOnly onSelect={() => {}} />
      </div>
      <div className={css.pair}>
        <ColourField
          label={words.colour}
          value={colour}
          swatches={swatches}
          typed={null}
          error={null}
          onText={setColour}
          onPick={setColour}
          onEnd={() => {}}
        />
        <ChoiceRow
          label={words.size}
          value={size}
          options={[14, 18, 24].map((value) => ({ value, label: value }))}
          onChoose={setSize}
        />
      </div>
      <Switch label={words.shown} hint={words.shownHint} isOn={isShown} {...switches(true, setShown)} />
      <Switch label={words.locked} hint={words.lockedHint} isOn={false} {...switches(false)} />
    </>
  );
}
