import type { QuestionReply } from '#contract/question.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import * as page from '#web/ui/page.css.ts';
import * as css from './questions.css.ts';

interface RepliesProps {
  replies: readonly QuestionReply[];
  visitor: string;
  creator: string;
}

/** What followed the first answer. */
export function Replies({ replies, ...names }: RepliesProps) {
  const language = useLanguage();
  return replies.map(({ by, text, at }) => (
    <div key={at}>
      <p className={page.note}>
        <bdi>{names[by]}</bdi>, <time dateTime={new Date(at).toISOString()}>{dateLabel(at, 'moment', language)}</time>
      </p>
      <p className={by === 'visitor' ? css.text : css.answer} dir="auto">
        {text}
      </p>
    </div>
  ));
}
