import { Button, Portal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './save-bar.module.css';

/** The element of the shell's header that the bar replaces. */
export const saveBarSlot = 'save-bar-slot';

interface SaveBarProps {
  /** What changed, in words: '3 changes in Content'. */
  changes: string;
  saving: boolean;
  /** After a failed save: 'Could not save 2 fields'. */
  error?: string | null;
  /** 'Review' where saving can touch sold tickets. */
  saveLabel?: string;
  onDiscard: () => void;
  onSave: () => void;
}

/** Replaces the header's search while there are changes; above the tab bar on a phone. */
export function SaveBar({ changes, saving, error, saveLabel, onDiscard, onSave }: SaveBarProps) {
  const { t } = useMessages();
  // The slot is another element on a phone: turning a tablet must not lose the bar.
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!saving) onSave();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, [onSave, saving]);
  return (
    <Portal key={`${phone}`} target={`#${saveBarSlot}`}>
      <section className={clsx(styles.bar, error && styles.failed)} aria-label={t('ui.unsavedChanges')}>
        {error ? (
          <IconAlertTriangle size={17} stroke={1.6} aria-hidden="true" />
        ) : (
          <span className={styles.dot} aria-hidden="true" />
        )}
        <p className={styles.text} role="status">
          <strong>{error ?? t('ui.unsavedChanges')}</strong> <span>{error ? '' : changes}</span>
        </p>
        <Button className={styles.discard} disabled={saving} onClick={onDiscard}>
          {t('ui.discard')}
        </Button>
        <Button className={styles.save} loading={saving} onClick={onSave}>
          {saveLabel ?? t('ui.save')}
        </Button>
      </section>
    </Portal>
  );
}
