import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { CopyButton } from '../fields/copy-button.tsx';
import styles from './empty-state.module.css';
import { useMessages } from './messages.tsx';

interface ErrorStateProps {
  /** What could not be done, in the catalogue's words. */
  title: string;
  /** More about it, above what all of them say. */
  text?: string;
  /** The request's id: what support asks for. */
  code?: string;
  /** It takes the place of a page: its title is that of the page. */
  page?: boolean;
  onReload: () => void;
}

/** A section or page that could not be loaded: what happened, that nothing changed, what to do next. */
export function ErrorState({ title, text, code, page, onReload }: ErrorStateProps) {
  const { t } = useMessages();
  return (
    <div className={styles.state} role="alert">
      <span className={styles.danger}>
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
      </span>
      {page ? (
        <h1 className={styles.title} tabIndex={-1} data-page-heading="">
          {title}
        </h1>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <p className={styles.text}>
        {text} {t('ui.error.nothingChanged')} {code && t('ui.error.giveCode', { code })}
      </p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
          onClick={onReload}
        >
          {t('ui.reload')}
        </Button>
        {code && <CopyButton text={code} label={t('ui.error.copyCode')} copiedLabel={t('ui.error.copied')} />}
      </div>
    </div>
  );
}
