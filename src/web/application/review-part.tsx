import { useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import type { NamedItem } from '#contract/reference-data.ts';
import type { DraftForm } from '#machines/application/application.machine.ts';
import { drawnPicture } from '#machines/picture/picture.view.ts';
import type { FieldOfForm } from '#machines/rules/application-steps.ts';
import { isIbanGiven } from '#rules/application.ts';
import { reviewedFields } from '#rules/application-fields.ts';
import { ibanInFours } from '#rules/iban.ts';
import { isPhoneGiven } from '#rules/profile-form.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { FieldNotes, noteIds } from '#web/ui/field-notes.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useWide } from '#web/ui/use-wide.ts';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-parts.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { CardPreview } from './card-preview.tsx';
import { useDraft, useFind, useLabel, useLanguageItems, useMessage } from './use-draft.ts';

export function ReviewPart({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationPartsMessages);
  const ui = useMessages(uiMessages);
  const isAccepted = useDraft(actors, (form) => form.termsAccepted);
  const isBroad = useWide();
  const error = useMessage(actors, 'termsAccepted');
  const notes = { id: 'terms', hint: undefined, error };
  return (
    <>
      <p className={fieldCss.hint}>{messages.reviewLead}</p>
      {isBroad ? null : <CardPreview actors={actors} />}
      <Read actors={actors} />
      <details className={css.privacy}>
        <summary>{messages.privacyTitle}</summary>
        <p>{messages.privacy}</p>
      </details>
      <p className={css.privacy}>
        {messages.readWhole}{' '}
        <a href="/terms" target="_blank" rel="noopener">
          {ui.terms}
        </a>
        {' · '}
        <a href="/privacy" target="_blank" rel="noopener">
          {messages.privacyTitle}
        </a>
      </p>
      <TickBox
        name="termsAccepted"
        look={css.terms}
        className={css.checkbox}
        isTicked={isAccepted}
        isWrong={error !== null}
        note={noteIds(notes)}
        actor={actors.application}
        event={{ type: 'form.change', field: 'termsAccepted', change: { termsAccepted: !isAccepted } }}
      >
        {messages.terms}
      </TickBox>
      <FieldNotes {...notes} />
    </>
  );
}

type TypedField = Exclude<FieldOfForm, 'email' | 'profilePicture' | 'termsAccepted'>;

/** A field without a reader does not compile. */
function useReaders(actors: ApplicationActors): Record<TypedField, (form: DraftForm) => string> {
  const messages = useMessages(profileFieldsMessages);
  const lists = useSelector(actors.lists, ({ context }) => context.lists);
  const spoken = useLanguageItems(actors);
  const cityName = useCityName();
  const levels: Record<string, string> = useMessages(blogNames).levels;
  const named = (items: readonly NamedItem[], ids: readonly string[]) =>
    ids.map((id) => items.find(({ _id }) => _id === id)?.name ?? id);
  const graded = (items: readonly NamedItem[], chosen: [id: string, level: string][]) =>
    chosen.map(([id, level]) => `${named(items, [id])} – ${levels[level] ?? level}`).join(', ');
  return {
    fullName: ({ fullName }) => fullName,
    username: ({ username }) => username,
    phoneNumber: ({ phoneNumber }) => (isPhoneGiven(phoneNumber) ? phoneNumber : ''),
    aboutMe: ({ aboutMe }) => aboutMe,
    instagram: ({ socialMediaAccounts }) => socialMediaAccounts.instagram,
    youtube: ({ socialMediaAccounts }) => socialMediaAccounts.youtube,
    tiktok: ({ socialMediaAccounts }) => socialMediaAccounts.tiktok,
    instagramFollowers: ({ instagramFollowers }) => instagramFollowers,
    youtubeFollowers: ({ youtubeFollowers }) => youtubeFollowers,
    tiktokFollowers: ({ tiktokFollowers }) => tiktokFollowers,
    languages: ({ languages }) =>
      graded(
        spoken,
        languages.map(({ language, proficiency }) => [language, proficiency]),
      ),
    expertises: ({ expertises }) =>
      graded(
        lists.expertises,
        expertises.map(({ expertise, level }) => [expertise, level]),
      ),
    locations: ({ locations, location, cityNames }) =>
      locations
        .map((id) => {
          const name = cityName(cityNames[id] ?? id);
          return id === (location ?? locations[0]) ? `${name} (${messages.main})` : name;
        })
        .join(', '),
    services: ({ services }) => named(lists.services, services).join(', '),
    serviceOffers: ({ serviceOffers }) => named(lists.serviceOffers, serviceOffers).join(', '),
    legalEntity: ({ legalEntity }) => legalEntity,
    taxNo: ({ taxNo }) => taxNo,
    taxOffice: ({ taxOffice }) => taxOffice,
    accountHolderName: ({ accountHolderName }) => accountHolderName,
    iban: ({ iban }) => (isIbanGiven(iban) ? ibanInFours(iban) : ''),
    address: ({ address }) => address,
  };
}

/** Everything that was typed or chosen, in the order of the form. */
function Read({ actors }: { actors: ApplicationActors }) {
  const readers = useReaders(actors);
  const hasCompany = useDraft(actors, (form) => form.hasCompany);
  const shown = reviewedFields.filter((field) => hasCompany || !isCompanyField(field));
  const hasEmail = useSelector(actors.email, ({ context }) => context.email.trim() !== '');
  const hasPicture = useSelector(actors.picture, (picture) => drawnPicture(picture) !== null);
  const isGiven = (field: FieldOfForm, form: DraftForm): boolean => {
    if (field === 'email') return hasEmail;
    if (field === 'profilePicture') return hasPicture;
    return field === 'termsAccepted' || readers[field](form).trim() !== '';
  };
  // Joined into a string, so that the list renders again only when a field is begun or emptied.
  const missing = useDraft(actors, (form) => shown.filter((field) => !isGiven(field, form)).join());
  const isMissing = (field: FieldOfForm) => missing.split(',').includes(field);
  return (
    <dl className={css.read}>
      {shown.map((field) => {
        if (field === 'termsAccepted' || isMissing(field)) return null;
        if (field === 'email') return <ReadEmail key={field} actors={actors} />;
        if (field === 'profilePicture') return <ReadPicture key={field} actors={actors} />;
        return <ReadDraft key={field} actors={actors} field={field} from={readers[field]} />;
      })}
      {missing === '' ? null : <Missing actors={actors} fields={shown.filter(isMissing)} />}
    </dl>
  );
}

/** One row for all fields that are empty: an untouched form has seventeen of them. */
function Missing({ actors, fields }: { actors: ApplicationActors; fields: readonly FieldOfForm[] }) {
  const messages = useMessages(applicationPartsMessages);
  return (
    <div className={css.readRow}>
      <dt className={fieldCss.label}>{messages.nothing}</dt>
      <dd className={css.missing}>
        {fields.map((field) => (
          <ChangeLink key={field} actors={actors} field={field} />
        ))}
      </dd>
    </div>
  );
}

const isCompanyField = (field: FieldOfForm): boolean => ['legalEntity', 'taxNo', 'taxOffice'].includes(field);

interface ReadDraftProps {
  actors: ApplicationActors;
  field: FieldOfForm;
  from: (form: DraftForm) => string;
}

const ReadDraft = ({ actors, field, from }: ReadDraftProps) => (
  <Row actors={actors} field={field} value={useDraft(actors, from).trim()} />
);

const ReadEmail = ({ actors }: { actors: ApplicationActors }) => (
  <Row actors={actors} field="email" value={useSelector(actors.email, ({ context }) => context.email.trim())} />
);

function ReadPicture({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationPartsMessages);
  const drawn = useSelector(actors.picture, drawnPicture);
  const value = drawn ? <img src={drawn.url} alt={messages.picture} className={css.readFace} /> : '';
  return <Row actors={actors} field="profilePicture" value={value} />;
}

interface RowProps {
  actors: ApplicationActors;
  field: FieldOfForm;
  value: ReactNode;
}

function Row({ actors, field, value }: RowProps) {
  const messages = useMessages(applicationPartsMessages);
  return (
    <div className={css.readRow}>
      <dt className={fieldCss.label}>{useLabel(field)}</dt>
      <dd className={css.readValue}>
        <span className={css.readText}>{value}</span>
        <ChangeLink actors={actors} field={field}>
          {messages.changeIt}
        </ChangeLink>
      </dd>
    </div>
  );
}

/** Leads to a field. Its text is the label of the field, unless another is given. */
const ChangeLink = memo(function ChangeLink({
  actors,
  field,
  children,
}: Omit<RowProps, 'value'> & { children?: string }) {
  const messages = useMessages(applicationPartsMessages);
  const label = useLabel(field);
  const find = useFind(actors);
  return (
    <a
      href={`#${field}`}
      className={css.changeLink}
      aria-label={messages.change(label)}
      onClick={(event) => {
        event.preventDefault();
        find(field);
      }}
    >
      {children ?? label}
    </a>
  );
});
