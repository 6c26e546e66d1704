import { useSelector } from '@xstate/react';
import AtSign from 'lucide-react/icons/at-sign';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { FormEvent } from 'react';
import type { CreatorItem } from '#contract/creator.ts';
import { isChangeable, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './creator-modal.css.ts';
import type { DiscoveryActors } from './discovery-actors.ts';
import { Refusal } from './refusal.tsx';

const homes = {
  Instagram: (handle: string) => `https://www.instagram.com/${encodeURIComponent(handle)}`,
  YouTube: (handle: string) => `https://www.youtube.com/@${encodeURIComponent(handle)}`,
  TikTok: (handle: string) => `https://www.tiktok.com/@${encodeURIComponent(handle)}`,
};

/** How to reach somebody. A handle becomes a part of an address, never an address of its own. */
export function Contact({ creator }: { creator: CreatorItem }) {
  const { discovery: text } = useText();
  const { email, phoneNumber, socialMediaAccounts: social } = creator;
  const handles = { Instagram: social.instagram, YouTube: social.youtube, TikTok: social.tiktok };
  return (
    <section>
      <h3 className={css.subtitle}>{text.contact}</h3>
      <ul className={css.contacts}>
        {email ? (
          <li>
            <Mail size={18} strokeWidth={1.75} aria-hidden />
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} aria-label={text.email(email)}>
              {email}
            </a>
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone size={18} strokeWidth={1.75} aria-hidden />
            <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} aria-label={text.call(phoneNumber)}>
              {phoneNumber}
            </a>
          </li>
        ) : null}
        {Object.entries(handles).map(([name, handle]) =>
          handle ? (
            <li key={name}>
              <AtSign size={18} strokeWidth={1.75} aria-hidden />
              <a href={homes[name as keyof typeof homes](handle)} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

/** A word of why somebody is on the list, for the sponsor's own people. */
export function ShortlistNote({ creator: { _id }, actors }: { creator: CreatorItem; actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const note = useSelector(actors.shortlist, noteOf(_id));
  const changeable = useSelector(actors.shortlist, isChangeable);
  if (note === null) return null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    actors.shortlist.send({ type: 'entry.change', change: { id: _id, isListed: true, note: written } });
  };
  return (
    <form className={css.note} onSubmit={save}>
      <TextField key={_id} label={text.note} name="note" maxLength={500} autoComplete="off" defaultValue={note} />
      <Button type="submit" look="secondary" disabled={!changeable}>
        {text.saveNote}
      </Button>
      <Refusal actors={actors} />
    </form>
  );
}
