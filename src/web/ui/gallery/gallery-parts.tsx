import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { ToastRegion } from '#web/flows/toast.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { badge } from '../badge.css.ts';
import { Badge } from '../badge.tsx';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { CodeField } from '../code-field.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Spot } from '../spot.tsx';
import { light, theme } from '../theme.css.ts';
import * as css from './gallery.css.ts';
import type { GalleryMessages } from './gallery.messages.ts';

const spots = ['missing', 'failed', 'done'] as const;

interface PartProps {
  words: GalleryMessages;
}

const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[];

export const TypeScale = ({ words }: PartProps) =>
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

export const SmallWords = ({ words }: PartProps) => {
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
