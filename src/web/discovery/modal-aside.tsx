import { useSelector } from '@xstate/react';
import AtSign from 'lucide-react/icons/at-sign';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import { maxNoteLength } from '#contract/sponsor-choices.ts';
import { noteOf, savingOf } from '#machines/shortlist/shortlist.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { labelOf } from '#rules/field-labels.ts';
import { platforms, socialAddress } from '#rules/social-account.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import * as css from './creator-modal.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { ListsButton } from './lists-button.tsx';
import * as ownListsCss from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { ShortlistBanner } from './shortlist-banner.tsx';
import { useListsOf } from './use-lists-of.ts';
import { wholeProfileMessages } from './whole-profile.messages.ts';

export function Contact({ creator }: { creator: CreatorItem }) {
  const messages = useMessages(discoveryMessages);
  const profile = useMessages(wholeProfileMessages);
  const { email, phoneNumber, socialMediaAccounts: social, enteredFollowers: entered } = creator;
  const language = useLanguage();
  return (
    <section>
      <h3 className={css.subtitle}>{messages.contact}</h3>
      <ul className={css.contacts}>
        {email ? (
          <li>
            <Mail size={18} aria-hidden />
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} aria-label={messages.email(email)}>
              {email}
            </a>
          </li>
        ) : null}
        {phoneNumber ? (
          <li>
            <Phone size={18} aria-hidden />
            <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} aria-label={messages.call(phoneNumber)}>
              {phoneNumber}
            </a>
          </li>
        ) : null}
        {platforms.map((platform) => {
          const account = socialAddress(platform, social[platform]);
          return account === null ? null : (
            <li key={platform}>
              <AtSign size={18} aria-hidden />
              <span>
                <a href={account.href} target="_blank" rel="noopener noreferrer">
                  <bdi>@{account.handle}</bdi> {messages.onPlatform(labelOf(platform, language))}
                </a>
                <Followers count={entered?.[platform] ?? null} />
              </span>
            </li>
          );
        })}
      </ul>
      {entered ? <p className={field.hint}>{profile.enteredOn(dateLabel(entered.at, 'day', language))}</p> : null}
      <p className={css.links}>
        <OwnServerLink to={`/invitations/new?creator=${creator._id}`} className={button.secondary}>
          {messages.inviteToStay}
        </OwnServerLink>
        {creator.username === '' ? null : (
          <Link to={blogAddress(creator.username)} className={button.quiet}>
            {profile.blog}
          </Link>
        )}
      </p>
    </section>
  );
}

function Followers({ count }: { count: number | null }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  return count === null ? null : (
    <span className={css.followers}>{messages.followers(count, wholeCount(count, language))}</span>
  );
}

interface NoteProps extends DirectoryProps {
  creator: CreatorItem;
}

export function ShortlistNote({ creator, actors }: NoteProps) {
  const { _id } = creator;
  const messages = useMessages(discoveryMessages);
  const note = useSelector(actors.shortlist, noteOf(_id));
  const saving = useSelector(actors.shortlist, savingOf(_id));
  if (note === null) return null;
  return (
    <div className={css.note}>
      <TextArea
        label={messages.note}
        name="note"
        maxLength={maxNoteLength}
        rows={3}
        autoComplete="off"
        value={note}
        onText={(typed) => actors.shortlist.send({ type: 'note.type', id: _id, note: typed.slice(0, maxNoteLength) })}
      />
      <div className={css.noteFoot}>
        <Button look="secondary" actor={actors.shortlist} event={{ type: 'note.save' }}>
          {messages.saveNote}
        </Button>
        <p role="status" className={field.hint}>
          {messages.noteStates[saving]}
        </p>
      </div>
      <ShortlistBanner actors={actors} />
      <ListOf creator={creator} actors={actors} />
    </div>
  );
}

function ListOf({ creator, actors }: DirectoryProps & { creator: CreatorItem }) {
  const messages = useMessages(ownListsMessages);
  const names = useListsOf(creator._id, actors).map(({ name }) => name);
  return (
    <div className={ownListsCss.within}>
      <p className={ownListsCss.withinName}>{messages.isIn(names.map((name) => `“${name}”`).join(', '))}</p>
      <ListsButton creator={creator} ownLists={actors.ownLists} id="lists-in-profile" />
    </div>
  );
}
