import { type FormEvent, useState } from 'react';
import { linkAddressIn } from '#contract/link-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { richTextMessages } from './rich-text.messages.ts';
import * as css from './rich-text-field.css.ts';
import { TextField } from './text-field.tsx';

interface LinkFormProps {
  /** Empty for a new link. */
  address: string;
  /** Null removes the link. */
  onLink: (href: string | null) => void;
}

export function LinkForm({ address, onLink }: LinkFormProps) {
  const messages = useMessages(richTextMessages);
  const [typed, setTyped] = useState(address.replace(/^mailto:/, ''));
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const href = linkAddressIn(typed);
    if (href === null) setWrong(true);
    else onLink(href);
  };
  return (
    <form className={css.linkForm} noValidate onSubmit={send}>
      <TextField
        label={messages.linkAddress}
        name="link"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={isWrong ? messages.linkInvalid : null}
        onText={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <div className={css.linkActions}>
        <Button type="submit">{messages.setLink}</Button>
        {address === '' ? null : (
          <Button look="secondary" onClick={() => onLink(null)}>
            {messages.removeLink}
          </Button>
        )}
      </div>
    </form>
  );
}
