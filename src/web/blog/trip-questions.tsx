import type { TripQuestion } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { heading } from './trip-page.css.ts';
import * as css from './trip-questions.css.ts';

interface TripQuestionsProps {
  questions: readonly TripQuestion[];
  messages: BlogMessages;
}

export const TripQuestions = ({ questions, messages }: TripQuestionsProps) =>
  questions.length === 0 ? null : (
    <section className={css.part} aria-labelledby="questions">
      <h2 id="questions" className={heading}>
        {messages.questions}
      </h2>
      <dl className={css.list}>
        {questions.map(({ id, question, answer }) => (
          <div key={id} className={css.pair}>
            <dt className={css.question} dir="auto">
              {question}
            </dt>
            <dd className={css.answer} dir="auto">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
