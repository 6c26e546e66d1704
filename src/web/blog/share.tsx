import { useSelector } from '@xstate/react';
import type { SharedLink, SharingActor } from '#machines/sharing/sharing.machine.ts';
import { isCopied, isNotCopied } from '#machines/sharing/sharing.view.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { Icon } from './icons.tsx';
import * as css from './share.css.ts';

interface ShareButtonProps {
  messages: BlogMessages;
  isHidden?: boolean;
  status?: string;
  onShare?: () => void;
}

/** On public pages shareScript shows the button and fills in the status. */
export const ShareButton = ({ messages, isHidden = false, status = '', onShare }: ShareButtonProps) => (
  <span className={css.share}>
    <span
      id="share-status"
      role="status"
      className={css.status}
      data-copied={messages.linkCopied}
      data-failed={messages.linkNotCopied}
    >
      {status}
    </span>
    <button id="share" className={css.button} type="button" hidden={isHidden} onClick={onShare}>
      <Icon name="share" />
      <span className={css.word}>{messages.share}</span>
    </button>
  </span>
);

interface ShareToolProps {
  sharing: SharingActor;
  link: SharedLink;
  messages: BlogMessages;
}

export function ShareTool({ sharing, link, messages }: ShareToolProps) {
  const copied = useSelector(sharing, isCopied);
  const notCopied = useSelector(sharing, isNotCopied);
  return (
    <ShareButton
      messages={messages}
      status={copied ? messages.linkCopied : notCopied ? messages.linkNotCopied : ''}
      onShare={() => sharing.send({ type: 'link.share', link })}
    />
  );
}
