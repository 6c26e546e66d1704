import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { PlainPage, QuestionFormState, QuestionTyped } from '#contract/plain-page.ts';
import { maxNameLength, maxQuestionLength } from '#contract/question-choices.ts';
import { questionsMessages } from '#web/questions/questions.messages.ts';
import { uiMessages } from '#web/ui/ui.messages.ts';

type QuestionTextProps = Extract<PlainPage, { kind: 'question' }> & { title: string };

export function QuestionText({ language, about, back, form, title }: QuestionTextProps) {
  const messages = questionsMessages[language];
  return (
    <>
      <h1>{title}</h1>
      {form === 'sent' ? (
        <p role="status">{messages.sent}</p>
      ) : (
        <>
          <p>{messages.askLead(about.fullName)}</p>
          <QuestionForm form={form} messages={messages} />
        </>
      )}
      <p>
        <a href={back}>{messages.back}</a>
      </p>
      <p>
        <a href={`/privacy?lang=${language}`}>{uiMessages[language].privacy}</a>
      </p>
    </>
  );
}

type Messages = (typeof questionsMessages)['en'];

const QuestionForm = ({ form, messages }: { form: QuestionFormState; messages: Messages }) => (
  <form method="post" noValidate>
    {form.refusal === null ? null : (
      <p role="alert" className="error">
        {form.refusal}
      </p>
    )}
    <input type="hidden" name="key" value={form.key} />
    <Field form={form} name="name" label={messages.name}>
      {(field) => <input {...field} required maxLength={maxNameLength} autoComplete="name" />}
    </Field>
    <Field form={form} name="email" label={messages.email}>
      {(field) => <input {...field} type="email" required maxLength={254} autoComplete="email" />}
    </Field>
    <Field form={form} name="message" label={messages.message}>
      {(field) => <textarea {...field} required maxLength={maxQuestionLength} rows={6} />}
    </Field>
    <button type="submit">{messages.send}</button>
  </form>
);

interface FieldProps {
  form: QuestionFormState;
  name: keyof QuestionTyped;
  label: string;
  children: (
    field: Pick<
      InputHTMLAttributes<HTMLElement> & TextareaHTMLAttributes<HTMLElement>,
      'id' | 'name' | 'defaultValue' | 'aria-invalid' | 'aria-describedby'
    >,
  ) => React.ReactNode;
}

function Field({ form, name, label, children }: FieldProps) {
  const error = form.errors[name];
  const invalid = error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${name}-error` };
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {children({ id: name, name, defaultValue: form.typed[name], ...invalid })}
      {error === undefined ? null : (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
