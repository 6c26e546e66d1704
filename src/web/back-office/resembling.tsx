import { Link } from 'react-router-dom';
import type { ApplicationDetailReply } from '#contract/back-office.ts';
import { labelOf } from '#rules/field-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import * as dense from '#web/ui/dense-row.css.ts';
import { Face } from '#web/ui/face.tsx';
import * as page from '#web/ui/page.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { addressOfCreator } from './creator-addresses.ts';
import * as css from './resembling.css.ts';
import { resemblingMessages } from './resembling.messages.ts';
import { StatusBadge } from './status-badge.tsx';

export function Resembling({ resembling: { data, isMore } }: Pick<ApplicationDetailReply, 'resembling'>) {
  const messages = useMessages(resemblingMessages);
  const { repeated } = useMessages(backOfficeMessages);
  return (
    <section className={css.part} aria-label={messages.resembles}>
      <Banner tone="warning">{repeated}</Banner>
      <ul className={dense.rows}>
        {data.map((creator) => (
          <li key={creator.accountId}>
            <Other creator={creator} />
          </li>
        ))}
      </ul>
      {isMore ? <p className={page.note}>{messages.more(data.length)}</p> : null}
    </section>
  );
}

type Other = ApplicationDetailReply['resembling']['data'][number];

function Other({ creator }: { creator: Other }) {
  const messages = useMessages(resemblingMessages);
  const language = useLanguage();
  const { fullName, username, same } = creator;
  return (
    <Link to={addressOfCreator(creator)} className={css.other}>
      <Face party={creator} look="row" />
      <span className={css.text}>
        <span className={css.name}>{fullName}</span>
        <span className={css.detail}>{username}</span>
        <span className={css.same}>{messages.same(same.map((field) => labelOf(field, language)).join(', '))}</span>
      </span>
      <span className={css.status}>
        <StatusBadge creator={creator} />
      </span>
    </Link>
  );
}
