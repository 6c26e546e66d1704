import { useSelector } from '@xstate/react';
import { isPhoneGiven } from '#rules/application.ts';
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

function Read({ actors }: { actors: ApplicationActors }) {
  const { application: text } = useText();
  const { form, label } = useDraft(actors);
  const email = useSelector(actors.email, ({ context }) => context.email);
  const lists = useSelector(actors.lists, ({ context }) => context.lists);
  const cityName = useCityNames(actors);
  const nameIn = (items: readonly { _id: string; name: string }[]) => (id: string) =>
    items.find(({ _id }) => _id === id)?.name ?? id;
  const rows: [field: string, value: string][] = [
    ['fullName', form.fullName],
    ['username', form.username],
    ['email', email],
    ['phoneNumber', isPhoneGiven(form.phoneNumber) ? form.phoneNumber : ''],
    ['aboutMe', form.aboutMe],
    ['instagram', Object.values(form.socialMediaAccounts).filter(Boolean).join(', ')],
    ['languages', form.languages.map(({ language }) => nameIn(lists.languages)(language)).join(', ')],
    ['expertises', form.expertises.map(({ expertise }) => nameIn(lists.expertises)(expertise)).join(', ')],
    ['locations', form.locations.map(cityName).join(', ')],
    ['services', form.services.map(nameIn(lists.services)).join(', ')],
    ['serviceOffers', form.serviceOffers.map(nameIn(lists.serviceOffers)).join(', ')],
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
