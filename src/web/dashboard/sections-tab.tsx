import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { MouseEvent } from 'react';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import {
  isConfirmingReveal,
  isContactShown,
  isExpanded,
  isItemShown,
  isSectionShown,
  lastMove,
  sectionsIn,
} from '#machines/blog-editing/blog-editing.view.ts';
import { contactWays } from '#machines/rules/blog-setting.ts';
import { countItems, sectionItems } from '#rules/blog-sections.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { DragOrder } from '#web/ui/drag-order.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { Mover } from '#web/ui/mover.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useFocusOnOpen, useSteadyFocus } from '#web/ui/use-focus.ts';
import { usePressedHandle } from '#web/ui/use-pressed-handle.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import type { TabProps } from './dashboard-props.ts';
import * as css from './sections-tab.css.ts';
import { sectionsTabMessages } from './sections-tab.messages.ts';

export function SectionsTab({ editing, creator, opened = null }: TabProps) {
  const dashboard = useMessages(dashboardMessages);
  const messages = useMessages(sectionsTabMessages);
  const order = useSelector(editing, ({ context }) => sectionsIn(context).join(' '));
  const sections = order.split(' ') as BlogSectionKey[];
  const steady = useSteadyFocus<HTMLOListElement>(order);
  const { pressed, onPointerDown } = usePressedHandle();
  const moved = useSelector(editing, ({ context }) => lastMove(context));
  return (
    <>
      <div>
        <h3 className={css.title}>{messages.sectionsTitle}</h3>
        <p className={css.lead}>{messages.sectionsLead}</p>
        <p className={css.lead}>{messages.contactLead}</p>
      </div>
      {countItems(creator) === 0 ? <p className={css.emptyTip}>{dashboard.noProfileData}</p> : null}
      <p className={css.tip}>
        <Lightbulb size={18} aria-hidden className={css.tipIcon} />
        {messages.tip}
      </p>
      <ol className={css.list} {...steady} onPointerDown={onPointerDown}>
        {sections.map((section, index) => (
          <Section
            key={section}
            {...{ editing, creator, section }}
            opened={opened?.kind === 'section' && opened.section === section ? opened : null}
            place={index + 1}
            count={sections.length}
          />
        ))}
      </ol>
      {pressed ? (
        <DragOrder
          list={steady.ref}
          order={sections}
          pressed={pressed}
          onMove={(section, to) => editing.send({ type: 'section.move', section: section as BlogSectionKey, to })}
        />
      ) : null}
      <p className={hidden} role="status">
        {moved === null ? '' : messages.place(dashboard.sections[moved.section], moved.position, sections.length)}
      </p>
      <details className={css.guide}>
        <summary className={css.guideTitle}>{messages.guideTitle}</summary>
        <ul className={css.guideList}>
          {messages.guide.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The buttons disappear with the question, so the focus returns to the switch. */
const focusSwitch = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('li')?.querySelector<HTMLElement>('[role="switch"]')?.focus();

interface SectionProps extends TabProps {
  section: BlogSectionKey;
  place: number;
  count: number;
}

function Section({ editing, creator, section, opened = null, place, count }: SectionProps) {
  const arrow = useFocusOnOpen<HTMLButtonElement>(opened);
  const dashboard = useMessages(dashboardMessages);
  const messages = useMessages(sectionsTabMessages);
  const name = dashboard.sections[section];
  const shown = useSelector(editing, ({ context }) => isSectionShown(context, section));
  const expanded = useSelector(editing, ({ context }) => isExpanded(context, section));
  const isConfirming = useSelector(editing, ({ context }) => isConfirmingReveal(context, section));
  return (
    <li
      className={css.row[shown ? 'shown' : 'hidden']}
      onFocus={() => editing.send({ type: 'part.focus', target: { kind: 'section', section } })}
    >
      <div className={css.line}>
        <Mover
          name={section}
          {...{ place, count }}
          words={{ move: messages.move(name), moveUp: messages.moveUp(name), moveDown: messages.moveDown(name) }}
          onMove={(to) => editing.send({ type: 'section.move', section, to })}
        />
        <div className={css.name}>
          <Switch
            label={name}
            isOn={shown}
            actor={editing}
            event={(isShown) => ({ type: 'section.show', section, isShown })}
          />
        </div>
        <PlainButton
          ref={arrow}
          className={css.expand}
          aria-label={expanded ? messages.collapse(name) : messages.expand(name)}
          aria-expanded={expanded}
          actor={editing}
          event={{ type: 'section.expand', section }}
        >
          <ChevronDown size={20} aria-hidden className={css.chevron[expanded ? 'up' : 'down']} />
        </PlainButton>
      </div>
      {isConfirming ? (
        <p role="status" className={css.question}>
          {messages.reveal(name)}
        </p>
      ) : null}
      {expanded || isConfirming ? <SectionItems editing={editing} creator={creator} section={section} /> : null}
      {isConfirming ? (
        <div className={css.answers}>
          <Button look="secondary" actor={editing} event={{ type: 'section.reveal', section }} onClick={focusSwitch}>
            {messages.showAll}
          </Button>
          <Button look="quiet" actor={editing} event={{ type: 'section.dismissReveal' }} onClick={focusSwitch}>
            {messages.keepOff}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

interface SectionItemsProps extends TabProps {
  section: BlogSectionKey;
}

function SectionItems({ editing, creator, section }: SectionItemsProps) {
  const messages = useMessages(sectionsTabMessages);
  const { levels } = useMessages(blogNames);
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
            label={level === undefined ? text : `${text} · ${levels[level as keyof typeof levels]}`}
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
