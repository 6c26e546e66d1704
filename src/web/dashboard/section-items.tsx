import { useSelector } from '@xstate/react';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { isContactShown, isItemShown } from '#machines/blog-editing/blog-editing.view.ts';
import { contactWays } from '#machines/rules/blog-setting.ts';
import { sectionItems } from '#rules/blog-sections.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Switch } from '#web/ui/switch.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import type { TabProps } from './dashboard-props.ts';
import * as css from './sections-tab.css.ts';

interface SectionItemsProps extends TabProps {
  section: BlogSectionKey;
}

export function SectionItems({ editing, creator, section }: SectionItemsProps) {
  const messages = useMessages(dashboardMessages);
  const language = useLanguage();
  if (section === 'contact')
    return (
      <ul className={css.items}>
        {contactWays.map((way) => (
          <li key={way}>
            <ContactSwitch editing={editing} way={way} label={messages.contacts[way]} />
          </li>
        ))}
      </ul>
    );
  const items = sectionItems(creator, section, language);
  if (items.length === 0) return <p className={css.empty}>{messages.noItems}</p>;
  return (
    <ul className={css.items}>
      {items.map(({ id, text, level }) => (
        <li key={id}>
          <ItemSwitch
            {...{ editing, section, id }}
            label={level === undefined ? text : `${text} · ${messages.levels[level as keyof typeof messages.levels]}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface ItemSwitchProps extends Pick<TabProps, 'editing'> {
  section: Exclude<BlogSectionKey, 'contact'>;
  id: string;
  label: string;
}

function ItemSwitch({ editing, section, id, label }: ItemSwitchProps) {
  const shown = useSelector(editing, ({ context }) => isItemShown(context, { section, item: id }));
  return (
    <Switch
      label={label}
      isOn={shown}
      actor={editing}
      event={(isShown) => ({ type: 'item.show', section, item: id, isShown })}
    />
  );
}

interface ContactSwitchProps extends Pick<TabProps, 'editing'> {
  way: (typeof contactWays)[number];
  label: string;
}

function ContactSwitch({ editing, way, label }: ContactSwitchProps) {
  const shown = useSelector(editing, ({ context }) => isContactShown(context, way));
  return (
    <Switch label={label} isOn={shown} actor={editing} event={(isShown) => ({ type: 'contact.show', way, isShown })} />
  );
}
