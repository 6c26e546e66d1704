import type { BlogSettings } from '#rules/blog-settings.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { TabProps } from './dashboard-props.ts';
import * as css from './general-tab.css.ts';
import { generalTabMessages } from './general-tab.messages.ts';

interface SharingProps extends Pick<TabProps, 'editing' | 'creator'> {
  look: BlogSettings;
}

const [mostTitle, mostDescription] = [60, 160];

export function SharingFields({ editing, creator, look }: SharingProps) {
  const messages = useMessages(generalTabMessages);
  const { title, description } = look.sharing;
  const end = () => editing.send({ type: 'step.end' });
  const share = (change: Partial<typeof look.sharing>) => editing.send({ type: 'page.sharing', ...change });
  return (
    <>
      <TextField
        label={messages.sharingTitle}
        value={title}
        maxLength={mostTitle}
        placeholder={creator.fullName}
        onText={(text) => share({ title: text })}
        onBlur={end}
      />
      <TextArea
        label={messages.sharingDescription}
        name="sharing-description"
        value={description}
        maxLength={mostDescription}
        onText={(text) => share({ description: text.slice(0, mostDescription) })}
        onBlur={end}
      />
      <figure className={css.figure}>
        <figcaption className={css.caption}>{messages.sharingCard}</figcaption>
        <div className={css.card}>
          {look.cover === null ? (
            <div className={css.picture} />
          ) : (
            <img className={css.picture} src={sourcesOf(look.cover, 'cover').src} alt="" width={480} height={252} />
          )}
          <div className={css.text}>
            <span className={css.host}>{location.host + blogAddress(creator.username)}</span>
            <span className={css.title}>{title.trim() || creator.fullName}</span>
            <span className={css.sharingFieldsLine}>{description.trim() || creator.aboutMe}</span>
          </div>
        </div>
      </figure>
    </>
  );
}
