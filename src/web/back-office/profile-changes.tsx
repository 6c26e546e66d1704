import type { ApplicationDetailReply } from '#contract/back-office.ts';
import { labelOf } from '#rules/field-labels.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { FactList } from './fact-list.tsx';

type Entries = ApplicationDetailReply['changes'][number]['before'];

/** The text of a field for staff. */
export function useFieldText(): (entries: Entries) => string {
  const levels: Record<string, string> = useMessages(blogNames).levels;
  return (entries) =>
    entries.map(({ name, level }) => (level ? `${name} (${levels[level] ?? level})` : name)).join(' · ');
}

/** What the creator has changed since staff approved them. */
export function ProfileChanges({ changes }: Pick<ApplicationDetailReply, 'changes'>) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const textOf = useFieldText();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="profile-changes">
      <h3 id="profile-changes">{messages.changedSince}</h3>
      <FactList
        facts={changes.map(({ field, before, after }) => [
          labelOf(field, language),
          field === 'profilePicture' ? (
            messages.otherPicture
          ) : (
            <>
              <del>{textOf(before) || messages.noText}</del> <ins>{textOf(after) || messages.noText}</ins>
            </>
          ),
        ])}
      />
    </section>
  );
}
