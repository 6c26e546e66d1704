import { useSelector } from '@xstate/react';
import { isMailed, isMailing, isRefused, isUnproven } from '#machines/draft-link/draft-link.view.ts';
import { isOwnServer } from '#machines/navigation/navigation.actors.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { row } from '#web/ui/banner.css.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { note } from '#web/ui/page.css.ts';
import type { PartProps } from './application-actors.ts';
import * as css from './application-form.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';

/** The other server of the specification keeps no drafts. */
export const DraftLink = ({ actors }: PartProps) => (isOwnServer ? <Mailing actors={actors} /> : null);

function Mailing({ actors: { draftLink, parts } }: PartProps) {
  const messages = useMessages(applicationPartsMessages);
  const part = useSelector(parts, ({ context }) => context.step);
  const { applicant, message } = useSelector(draftLink, ({ context }) => context);
  const unproven = useSelector(draftLink, isUnproven);
  const busy = useSelector(draftLink, isMailing);
  const mailed = useSelector(draftLink, isMailed);
  const refused = useSelector(draftLink, isRefused);
  return (
    <div className={css.stack}>
      {unproven ? (
        <p className={note}>{messages.elsewhereLater}</p>
      ) : (
        <div className={row}>
          <Button look="quiet" actor={draftLink} event={{ type: 'link.mail', part }}>
            {busy ? messages.mailingLink : messages.elsewhere}
          </Button>
        </div>
      )}
      {refused ? <Banner tone="danger">{message ?? messages.linkNotMailed}</Banner> : null}
      {mailed ? <Banner tone="success">{messages.linkMailed(applicant?.email ?? '')}</Banner> : null}
    </div>
  );
}
