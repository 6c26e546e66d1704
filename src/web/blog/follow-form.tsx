import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import type { FollowingActor } from '#machines/following/following.machine.ts';
import { isInvalid, isRefused, isSent } from '#machines/following/following.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import { emailShape } from '#rules/email-address.ts';
import { sayProblem } from '#rules/problems.ts';
import * as css from './follow-form.css.ts';
import { followFormMessages } from './follow-form.messages.ts';
import * as author from './head.css.ts';

interface FollowFormProps {
  page: BlogPage;
  status?: string;
  isInvalid?: boolean;
  /** The form of a preview and of a draft sends nothing. */
  isInert?: boolean;
  isBusy?: boolean;
  onSubmit?: (submitted: FormEvent<HTMLFormElement>) => void;
}

/** A plain form: on public pages the browser sends it. */
export function FollowForm({ page, status = '', isBusy = false, onSubmit, ...form }: FollowFormProps) {
  const messages = followFormMessages[page.language];
  return (
    <section className={css.follow} aria-labelledby="follow" inert={form.isInert}>
      <div className={author.tripAuthorAbout}>
        <h2 id="follow" className={author.tripAuthorName}>
          {messages.title}
        </h2>
        <p className={author.line}>{messages.lead(page.fullName)}</p>
      </div>
      <form
        className={css.form}
        method="post"
        action={`${page.address}/follow?lang=${page.language}`}
        noValidate
        aria-busy={isBusy}
        onSubmit={onSubmit}
      >
        <label className={css.field}>
          {messages.email}
          <input
            className={css.input}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-invalid={form.isInvalid}
            aria-describedby="follow-status"
          />
        </label>
        <button className={css.send} type="submit">
          {isBusy ? messages.sending : messages.send}
        </button>
      </form>
      <p id="follow-status" role="status" className={css.status}>
        {status}
      </p>
    </section>
  );
}

export function FollowTool({ following, page }: { following: FollowingActor; page: BlogPage }) {
  const messages = followFormMessages[page.language];
  const sent = useSelector(following, isSent);
  const invalid = useSelector(following, isInvalid);
  const refused = useSelector(following, isRefused);
  const message = useSelector(following, ({ context }) => context.message);
  const busy = useSelector(following, isSubmitting);
  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const email = String(new FormData(submitted.currentTarget).get('email')).trim();
    following.send({ type: 'follow.submit', follower: { email, language: page.language } });
  };
  const refusal = refused ? (message ?? messages.notSent) : '';
  const problem = invalid ? sayProblem(emailShape, messages.email, page.language) : refusal;
  const status = sent ? messages.sent : problem;
  return <FollowForm page={page} status={status} isInvalid={invalid} isBusy={busy} onSubmit={submit} />;
}
