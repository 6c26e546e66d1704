import { useSelector } from '@xstate/react';
import { isIbanGiven, isPhoneGiven } from '#rules/application.ts';
import { platforms } from '#rules/social-account.ts';
import { useText } from '#web/i18n/use-text.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { focusField } from '#web/ui/focus-field.ts';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { useCityNames } from './locations-field.tsx';
import { useDraft } from './use-draft.ts';

/** Everything read back, each with a way to its field; then the terms. */
export function ReviewPart({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const draft = useDraft(actors);
  const error = draft.messageOf('termsAccepted');
  return (
    <>
      <p className={fieldCss.hint}>{text.reviewLead}</p>
      <Read actors={actors} />
      <details className={css.privacy}>
        <summary>{text.privacyTitle}</summary>
        <p>{text.privacy}</p>
      </details>
      <label className={css.terms}>
        <input
          type="checkbox"
          name="termsAccepted"
          className={css.checkbox}
          checked={draft.form.termsAccepted}
          disabled={draft.readOnly}
          aria-invalid={error !== null}
          aria-describedby="terms-note"
          onChange={({ currentTarget }) => draft.change('termsAccepted', { termsAccepted: currentTarget.checked })}
        />
        {text.terms}
      </label>
      <p id="terms-note" role={error === null ? undefined : 'alert'} className={fieldCss.error}>
        {error}
      </p>
    </>
  );
}

type Row = [field: string, value: string];

const companyFields = ['legalEntity', 'taxNo', 'taxOffice'] as const;
const paymentFields = ['accountHolderName', 'iban', 'address'] as const;

function Read({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const { form, label } = useDraft(actors);
  const email = useSelector(actors.email, ({ context }) => context.email);
  const lists = useSelector(actors.lists, ({ context }) => context.lists);
  const cityName = useCityNames(actors);
  const nameIn = (items: readonly { _id: string; name: string }[]) => (id: string) =>
    items.find(({ _id }) => _id === id)?.name ?? id;
  const main = form.location ?? form.locations[0];
  const levels: Record<string, string> = text.levels;
  const listOf = (items: [name: string, level: string][]) =>
    items.map(([name, level]) => `${name} – ${levels[level] ?? level}`).join(', ');
  const rows: Row[] = [
    ['fullName', form.fullName],
    ['username', form.username],
    ['email', email],
    ['phoneNumber', isPhoneGiven(form.phoneNumber) ? form.phoneNumber : ''],
    ['aboutMe', form.aboutMe],
    ...platforms.map((name): Row => [name, form.socialMediaAccounts[name]]),
    ['languages', listOf(form.languages.map((each) => [nameIn(lists.languages)(each.language), each.proficiency]))],
    ['expertises', listOf(form.expertises.map((each) => [nameIn(lists.expertises)(each.expertise), each.level]))],
    [
      'locations',
      form.locations.map((id) => (id === main ? `${cityName(id)} (${text.main})` : cityName(id))).join(', '),
    ],
    ['services', form.services.map(nameIn(lists.services)).join(', ')],
    ['serviceOffers', form.serviceOffers.map(nameIn(lists.serviceOffers)).join(', ')],
    ...(form.hasCompany ? companyFields.map((name): Row => [name, form[name]]) : []),
    ...paymentFields.map((name): Row => [name, name === 'iban' && !isIbanGiven(form.iban) ? '' : form[name]]),
  ];
  return (
    <dl className={css.read}>
      {rows.map(([field, value]) => (
        <div key={field} className={css.readRow}>
          <dt className={fieldCss.label}>{label(field)}</dt>
          <dd className={css.readValue}>
            <span className={css.readText}>{value.trim() === '' ? text.nothing : value}</span>
            <a
              href={`#${field}`}
              className={css.changeLink}
              aria-label={text.change(label(field))}
              onClick={goTo(field)}
            >
              {text.changeIt}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const goTo = (field: string) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  focusField(field);
};
