import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSingleKeys } from '../fields/single-keys.tsx';
import { useMessages } from '../states/messages.tsx';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** What can be searched: 'Order number, barcode, name or email'. Without it there are only the chips. */
  searchLabel?: string | undefined;
  search: string;
  /** Called 250 ms after the last key. */
  onSearch: (search: string) => void;
  /** Takes search and filters back; given only while something is set. */
  onClear?: (() => void) | undefined;
  /** Outside a card: without its padding and line. */
  plain?: boolean;
  /** FilterChips. */
  children?: ReactNode;
}

/** The first row of a list's card: search and filter chips. The key `/` goes to the search, Escape empties and leaves it. */
export function ListToolbar({ searchLabel, search, onSearch, onClear, plain, children }: ListToolbarProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onSearch(value);
  }, 250);
  useEffect(() => {
    if (search !== sent.current) {
      sent.current = search;
      setTyped(search);
    }
  }, [search]);
  useSingleKeys({
    '/': () => {
      input.current?.focus();
      return input.current !== null;
    },
  });
  return (
    <div className={clsx(styles.toolbar, plain && styles.plain)}>
      {searchLabel && (
        <div className={styles.search}>
          <IconSearch size={16} stroke={1.6} aria-hidden="true" />
          <input
            ref={input}
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              send(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setTyped('');
              send('');
              event.currentTarget.blur();
            }}
          />
        </div>
      )}
      {(children || onClear) && (
        <div className={styles.chips}>
          {children}
          {onClear && (
            <button type="button" className={styles.clear} onClick={onClear}>
              {t('ui.clearAll')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
