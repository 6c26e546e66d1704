import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type {
  FollowStep,
  QuestionFormState,
  QuestionThread,
  QuestionTyped,
  VisitorPage,
} from '#contract/blog-document.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import { maxNameLength, maxQuestionLength } from '#contract/question-choices.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import * as blogCss from './blog.css.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
import { titleOf } from './trip-card.tsx';
import { ask } from './trip-page.css.ts';
import * as css from './visitor-page.css.ts';
import { type VisitorPageMessages, visitorPageMessages } from './visitor-page.messages.ts';

/** In the design of the blog. A browser sends its forms. */
export function VisitorView({ page, trip, content, error }: VisitorPage) {
  const messages = blogMessages[page.language];
  const words = visitorPageMessages[page.language];
  const isForm = content.kind === 'form' && trip !== null;
  const back =
    trip === null ? { to: page.address, text: messages.backTo(page.fullName) } : { to: trip.address, text: words.back };
  return (
    <Frame
      page={page}
      address={isForm ? `${trip.address}/ask` : null}
      messages={messages}
      session={null}
      ways={
        <span className={blogCss.links}>
          <a className={blogCss.link} href={linkTo(page, back.to)}>
            {back.text}
          </a>
        </span>
      }
      feed={null}
    >
      <main id="main" tabIndex={-1}>
        <Cover cover={page.cover === null ? null : { source: page.cover, isElsewhere: false }} />
        <div className={css.page}>
          <h1 className={css.title} tabIndex={-1} dir="auto">
            {visitorPageTitle({ page, trip, content })}
          </h1>
          {error === null ? null : (
            <p role="alert" className={css.error}>
              {error}
            </p>
          )}
          <Content page={page} content={content} words={words} />
        </div>
      </main>
    </Frame>
  );
}

export function visitorPageTitle({ page, trip, content }: Omit<VisitorPage, 'error'>): string {
  const { untitled } = blogMessages[page.language];
  const words = visitorPageMessages[page.language];
  switch (content.kind) {
    case 'form':
      return words.title(trip === null ? untitled : titleOf(trip, blogMessages[page.language]));
    case 'sent':
      return words.sentTitle;
    case 'confirm':
      return words.confirmTitle;
    case 'confirmed':
      return words.confirmedTitle;
    case 'thread':
      return words.threadTitle(page.fullName, content.tripTitle || untitled);
    case 'follow':
      return content.title;
    case 'problem':
      return content.text;
  }
}

interface ContentProps extends Pick<VisitorPage, 'page' | 'content'> {
  words: VisitorPageMessages;
}

function Content({ page, content, words }: ContentProps) {
  switch (content.kind) {
    case 'form':
      return <QuestionForm form={content.form} fullName={page.fullName} words={words} />;
    case 'sent':
      return <Status>{words.sent}</Status>;
    case 'confirm':
      return <Confirmation {...content} page={page} words={words} />;
    case 'confirmed':
      return <Status>{words.next(page.fullName)}</Status>;
    case 'thread':
      return <Thread {...content} fullName={page.fullName} words={words} />;
    case 'follow':
      return <Follow {...content} />;
    case 'problem':
      return null;
  }
}

const Status = ({ children }: { children: string }) => (
  <p role="status" className={css.note} dir="auto">
    {children}
  </p>
);

interface QuestionFormProps {
  form: QuestionFormState;
  fullName: string;
  words: VisitorPageMessages;
}

const QuestionForm = ({ form, fullName, words }: QuestionFormProps) => (
  <>
    <p className={css.note} dir="auto">
      {words.lead(fullName)}
    </p>
    <form method="post" noValidate className={css.form}>
      <input type="hidden" name="key" value={form.key} />
      <Field form={form} name="name" label={words.name}>
        {(field) => <input {...field} className={css.input} required maxLength={maxNameLength} autoComplete="name" />}
      </Field>
      <Field form={form} name="email" label={words.email}>
        {(field) => (
          <input {...field} className={css.input} type="email" required maxLength={254} autoComplete="email" />
        )}
      </Field>
      <Field form={form} name="message" label={words.message}>
        {(field) => <textarea {...field} className={css.text} required maxLength={maxQuestionLength} rows={6} />}
      </Field>
      <button type="submit" className={ask}>
        {words.send}
      </button>
    </form>
  </>
);

interface FieldProps {
  form: QuestionFormState;
  name: keyof QuestionTyped;
  label: string;
  children: (
    field: Pick<
      InputHTMLAttributes<HTMLElement> & TextareaHTMLAttributes<HTMLElement>,
      'id' | 'name' | 'defaultValue' | 'dir' | 'autoFocus' | 'aria-invalid' | 'aria-describedby'
    >,
  ) => ReactNode;
}

function Field({ form, name, label, children }: FieldProps) {
  const error = form.errors[name];
  const invalid = error !== undefined && {
    autoFocus: Object.keys(form.typed).find((each) => each in form.errors) === name,
    'aria-invalid': true,
    'aria-describedby': `${name}-error`,
  };
  return (
    <div className={css.field}>
      <label htmlFor={name} className={css.label}>
        {label}
      </label>
      {children({ id: name, name, dir: 'auto', defaultValue: form.typed[name], ...invalid })}
      {error === undefined ? null : (
        <p id={`${name}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const Follow = ({ lead, form, note }: FollowStep) => (
  <>
    <p className={css.note} dir="auto">
      {lead}
    </p>
    {form === null ? null : (
      <form method="post" noValidate className={css.form}>
        {form.email === null ? null : (
          <label className={css.field}>
            <span className={css.label}>{form.email.label}</span>
            <input
              name="email"
              className={css.input}
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              dir="auto"
              defaultValue={form.email.value}
              aria-invalid={form.email.isInvalid || undefined}
            />
          </label>
        )}
        <button type="submit" className={ask}>
          {form.button}
        </button>
      </form>
    )}
    {note === null ? null : <p className={css.note}>{note}</p>}
  </>
);

interface ConfirmationProps {
  tripTitle: string;
  message: string;
  page: BlogPage;
  words: VisitorPageMessages;
}

const Confirmation = ({ tripTitle, message, page, words }: ConfirmationProps) => (
  <>
    <p className={css.note} dir="auto">
      {words.to(page.fullName, tripTitle || blogMessages[page.language].untitled)}
    </p>
    <blockquote className={css.quote} dir="auto">
      {message}
    </blockquote>
    <form method="post" noValidate>
      <button type="submit" className={ask}>
        {words.send}
      </button>
    </form>
    <p className={css.note}>{words.notMine}</p>
  </>
);

interface ThreadProps extends QuestionThread {
  typed: string;
  fullName: string;
  words: VisitorPageMessages;
}

const Thread = ({ messages, waitingFor, typed, fullName, words }: ThreadProps) => (
  <>
    <dl className={css.messages}>
      {messages.map(({ by, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end.
        <div key={index}>
          <dt className={css.author} dir="auto">
            {by === 'visitor' ? words.you : fullName}
          </dt>
          <dd className={css.quote} dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
    {waitingFor === 'visitor' ? (
      <form method="post" noValidate className={css.form}>
        <label className={css.field}>
          <span className={css.label}>{words.reply}</span>
          <textarea
            name="text"
            className={css.text}
            rows={6}
            maxLength={maxQuestionLength}
            required
            dir="auto"
            defaultValue={typed}
          />
        </label>
        <input type="hidden" name="seen" value={messages.length} />
        <button type="submit" className={ask}>
          {words.sendReply}
        </button>
      </form>
    ) : (
      <Status>{waitingFor === 'creator' ? words.next(fullName) : words.closed}</Status>
    )}
  </>
);
