import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ExpertiseLevel, Proficiency } from '#contract/application-choices.ts';
import type { NamedItem } from '#contract/reference-data.ts';
import { blogNames } from '#web/i18n/blog-names.messages.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './level-list.css.ts';
import { Select } from './select.tsx';
import { uiMessages } from './ui.messages.ts';

interface LevelListProps<Level extends string> {
  name: string;
  label: string;
  addLabel: string;
  items: readonly NamedItem[];
  chosen: readonly { id: string; level: Level }[];
  levels: readonly Level[];
  error: string | null;
  readOnly: boolean;
  /** Adds the entry if it is new. */
  onLevel: (id: string, level: Level) => void;
  onRemove: (id: string) => void;
}

export function LevelList<Level extends Proficiency | ExpertiseLevel>(props: LevelListProps<Level>) {
  const messages = useMessages(profileFieldsMessages);
  const { name, label, addLabel, items, chosen, levels, error, readOnly, onLevel, onRemove } = props;
  const [lowest] = levels;
  const left = items.filter(({ _id }) => !chosen.some(({ id }) => id === _id));
  const nameOf = (id: string) => items.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <fieldset id={name} tabIndex={-1} className={css.list}>
      <legend className={css.label}>{label}</legend>
      <ul className={css.rows}>
        {chosen.map(({ id, level }) => (
          <LevelRow
            key={id}
            id={`${name}-${id}`}
            name={nameOf(id)}
            level={level}
            levels={levels}
            readOnly={readOnly}
            onLevel={(next) => onLevel(id, next)}
            onRemove={() => onRemove(id)}
          />
        ))}
      </ul>
      <AddFromList
        label={addLabel}
        readOnly={readOnly}
        error={error}
        options={[
          { value: '', label: messages.choose },
          ...left.map((item) => ({ value: item._id, label: item.name })),
        ]}
        onAdd={(id) => {
          if (lowest) onLevel(id, lowest);
        }}
      />
    </fieldset>
  );
}

interface LevelRowProps<Level extends string> {
  id: string;
  name: string;
  level: Level;
  levels: readonly Level[];
  readOnly: boolean;
  onLevel: (level: Level) => void;
  onRemove: () => void;
}

function LevelRow<Level extends Proficiency | ExpertiseLevel>(props: LevelRowProps<Level>) {
  const { id, name, level, levels, readOnly, onLevel, onRemove } = props;
  const levelNames = useMessages(blogNames).levels;
  const ui = useMessages(uiMessages);
  const messages = useMessages(profileFieldsMessages);
  return (
    <li className={css.row} aria-labelledby={id}>
      <span id={id} className={css.name}>
        {name}
      </span>
      <select
        aria-label={messages.levelOf(name)}
        className={css.select}
        value={level}
        disabled={readOnly}
        onChange={({ currentTarget }) => {
          const chosen = levels.find((each) => each === currentTarget.value);
          if (chosen) onLevel(chosen);
        }}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {levelNames[each]}
          </option>
        ))}
      </select>
      <button type="button" className={css.remove} aria-label={ui.remove(name)} disabled={readOnly} onClick={onRemove}>
        <X size={18} aria-hidden />
      </button>
    </li>
  );
}

interface AddFromListProps {
  label: string;
  options: readonly { value: string; label: string }[];
  error: string | null;
  readOnly: boolean;
  onAdd: (value: string) => void;
}

/** Arrow keys pass over entries, so a choice by keys is added on Enter or blur. */
function AddFromList({ onAdd, ...list }: AddFromListProps) {
  const [highlighted, setHighlighted] = useState('');
  const byKeys = useRef(false);
  const add = (value: string) => {
    setHighlighted('');
    if (value !== '') onAdd(value);
  };
  const handleKey = (event: KeyboardEvent) => {
    byKeys.current = true;
    if (event.key === 'Escape') setHighlighted('');
    if (event.key !== 'Enter' || highlighted === '') return;
    event.preventDefault();
    add(highlighted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the list within.
    <div
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={handleKey}
      onBlur={() => {
        byKeys.current = false;
        add(highlighted);
      }}
    >
      <Select
        {...list}
        value={highlighted}
        onSelect={(value) => (byKeys.current ? setHighlighted(value) : add(value))}
      />
    </div>
  );
}
