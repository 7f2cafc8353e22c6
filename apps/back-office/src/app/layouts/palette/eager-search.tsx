import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import styles from './command-search.module.css';
import { type TypedSearch, tabOf } from './typed-search.ts';

interface EagerSearchProps {
  typed: TypedSearch;
  failed: boolean;
  onTyped: (typed: TypedSearch) => void;
  onClose: () => void;
}

/** The input of the palette in its place while the palette itself is fetched. */
export function EagerSearch({ typed, failed, onTyped, onClose }: EagerSearchProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  // Before the browser reads the next key.
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.cover}>
      <div role="dialog" aria-modal="true" aria-label={t('shell.search')} className={styles.window}>
        <div className={styles.search}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <input
            ref={input}
            data-command-search
            aria-label={t('shell.search')}
            placeholder={t('shell.searchHint')}
            value={typed.text}
            onChange={(event) => onTyped({ text: event.currentTarget.value, entered: false })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
              if (event.key === 'Enter') onTyped({ ...typed, entered: tabOf(event) });
            }}
          />
        </div>
        <p className={styles.state} role="status">
          {t(failed ? 'ui.partFailed.title' : 'ui.loading')}
        </p>
      </div>
    </div>
  );
}
