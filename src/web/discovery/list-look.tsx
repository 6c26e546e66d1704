import { useSelector } from '@xstate/react';
import { listSorts } from '#machines/rules/list-look.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as field from '#web/ui/field.css.ts';
import { Select } from '#web/ui/select.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

export function ListLookTools({ actors: { page } }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const { search, sort } = useSelector(page, ({ context }) => context.look);
  return (
    <div className={css.look}>
      <input
        type="search"
        name="list-search"
        className={field.input}
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => page.send({ type: 'list.search', search: currentTarget.value })}
      />
      <Select
        isInline
        label={discovery.sort}
        value={sort}
        options={listSorts.map((value) => ({ value, label: messages.sorts[value] }))}
        onSelect={(value) => page.send({ type: 'list.sort', sort: value })}
      />
    </div>
  );
}
