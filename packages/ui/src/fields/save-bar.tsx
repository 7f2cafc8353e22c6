import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../states/messages.tsx';
import styles from './save-bar.module.css';

let slot: HTMLElement | null = null;
const watchers = new Set<() => void>();

function setSlot(next: HTMLElement | null): void {
  slot = next;
  for (const watch of watchers) watch();
}

function watchSlot(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

/** Of two in one change of the page the new one counts, whichever React handles first. */
function fillSlot(element: HTMLElement | null): () => void {
  setSlot(element);
  return () => {
    if (slot === element) setSlot(null);
  };
}

/**
 * Where the bar is drawn: the shell's header, and on a phone another element. The bar follows it: turning a tablet must
 * not lose it.
 */
export function SaveBarSlot() {
  return <div ref={fillSlot} />;
}

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
  const target = useSyncExternalStore(
    watchSlot,
    () => slot,
    () => null,
  );
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!saving) onSave();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, [onSave, saving]);
  if (!target) return null;
  return createPortal(
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
    </section>,
    target,
  );
}
