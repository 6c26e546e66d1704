import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { ToastRegion } from '../../flows/toast.tsx';
import { useLanguage } from '../../i18n/language-store.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { badge } from '../badge.css.ts';
import { Badge } from '../badge.tsx';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { ChoiceRow } from '../choice-cards.tsx';
import { CodeField } from '../code-field.tsx';
import { ColourField } from '../colour-field.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Heading, Page } from '../page.tsx';
import { PasswordField } from '../password-field.tsx';
import { Select } from '../select.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Spot } from '../spot.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../text-field.tsx';
import { light, theme } from '../theme.css.ts';
import { uiMessages } from '../ui.messages.ts';
import * as css from './gallery.css.ts';
import { type GalleryMessages, galleryMessages } from './gallery.messages.ts';

/** Every part of our screens in every state, to be looked at: in both themes and both languages. */
export function Component() {
  const words = galleryMessages[useLanguage()];
  const parts: [name: string, part: ReactNode][] = [
    [words.type, <TypeScale key="type" words={words} />],
    [words.colour, <Colours key="colour" />],
    [words.actions, <Actions key="actions" words={words} />],
    [words.fields, <Fields key="fields" words={words} />],
    [words.choices, <Choices key="choices" words={words} />],
    [words.words, <SmallWords key="words" words={words} />],
    [words.telling, <Telling key="telling" words={words} />],
    [words.waiting, <Waiting key="waiting" words={words} />],
  ];
  return (
    <Page title={words.title} isWide>
      <div className={css.page}>
        <div className={css.head}>
          <Heading>{words.title}</Heading>
          <p>{words.lead}</p>
        </div>
        {parts.map(([name, part]) => (
          <section key={name} className={css.part} aria-label={name}>
            <h2 className={css.name}>{name}</h2>
            <div className={css.stack}>{part}</div>
          </section>
        ))}
      </div>
    </Page>
  );
}

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

const spots = ['missing', 'failed', 'done'] as const;

interface PartProps {
  words: GalleryMessages;
}

const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[];

const TypeScale = ({ words }: PartProps) =>
  keysOf(theme.text.size).map((size) => (
    <div key={size} className={css.line}>
      <span className={css.size}>{size}</span>
      <span className={css.sizes[size]}>{size === 'digits' ? '0123456789' : words.sample}</span>
    </div>
  ));

export const Colours = () => (
  <div className={css.swatches}>
    {keysOf(light).map((name) => (
      <div key={name}>
        <div className={css.swatch[name]} />
        <span className={css.size}>{name}</span>
      </div>
    ))}
  </div>
);

export const Actions = ({ words }: PartProps) => (
  <>
    <div className={css.row}>
      <Button>{words.go}</Button>
      <Button look="secondary">{words.other}</Button>
      <Button look="quiet">{words.quiet}</Button>
      <Button look="danger">{words.away}</Button>
    </div>
    <div className={css.row}>
      <Button disabled>{words.off}</Button>
      <Button look="secondary" disabled>
        {words.off}
      </Button>
      <Button look="quiet" disabled>
        {words.off}
      </Button>
      <Button look="danger" disabled>
        {words.off}
      </Button>
    </div>
    <div className={css.narrow}>
      <Button>{words.long}</Button>
    </div>
  </>
);

const SmallWords = ({ words }: PartProps) => {
  const [cities, setCities] = useState(words.cities);
  return (
    <>
      <div className={css.row}>
        {keysOf(badge).map((tone) => (
          <Badge key={tone} tone={tone}>
            {words.tones[tone]}
          </Badge>
        ))}
      </div>
      <div className={css.row}>
        <Chip label={words.sample} />
        {cities.map((city) => (
          <Chip key={city} label={city} onRemove={() => setCities(cities.filter((other) => other !== city))} />
        ))}
      </div>
      <div className={css.narrow}>
        <Chip label={words.long} onRemove={() => {}} />
      </div>
    </>
  );
};

export function Telling({ words }: PartProps) {
  const toasts = useActorRef(toastMachine);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Banner tone="success">{words.saved}</Banner>
      <Banner tone="warning">{words.soon}</Banner>
      <Banner tone="danger">{words.notSaved}</Banner>
      <div className={css.row}>
        <Button look="secondary" name="open-dialog" onClick={() => setOpen(true)}>
          {words.openDialog}
        </Button>
        <Button
          look="secondary"
          onClick={() => toasts.send({ type: 'toast.show', toast: { tone: 'success', text: words.toast } })}
        >
          {words.showToast}
        </Button>
      </div>
      <Dialog title={words.dialogTitle} isOpen={isOpen} onClose={() => setOpen(false)} returnTo="open-dialog">
        <div className={css.stack}>
          <p>{words.dialogWords}</p>
          <CodeField label={words.code} name="code" />
          <Button onClick={() => setOpen(false)}>{words.stay}</Button>
        </div>
      </Dialog>
      <ToastRegion actor={toasts} />
    </>
  );
}

export function Waiting({ words }: PartProps) {
  const ui = useMessages(uiMessages);
  return (
    <>
      <div className={css.pair}>
        <div className={css.stack} role="status">
          <span className={css.size}>{words.loading}</span>
          <Skeleton shape="avatar" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
        <Skeleton shape="picture" />
        <div className={css.stack}>
          <Spinner words={words.loading} />
          <CountdownRing seconds={143} of={300} label={ui.codeExpiresIn} />
        </div>
      </div>
      <EmptyState words={words.empty}>
        <Button look="secondary">{words.go}</Button>
      </EmptyState>
      <div className={css.pair}>
        {spots.map((spot) => (
          <Spot key={spot} of={spot} className={css.drawing} />
        ))}
      </div>
    </>
  );
}
