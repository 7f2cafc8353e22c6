import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconHome } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { mountPath } from './mount-path.ts';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  /** Where the menu could not be fetched, every page is not found and a reload may help. */
  onReload?: () => void;
}

/** The answer to any unknown path; the same for a missing record and for another client's. */
export function NotFoundPage({ onReload }: NotFoundPageProps) {
  const { t } = useMessages();
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  useDocumentTitle(`${t('shell.notFound.title')} · Foyer`);
  return (
    <div className={styles.page}>
      <ClosedDoor />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.notFound.title')}
      </h1>
      <p className={styles.text}>{t('shell.notFound.text')}</p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate({ to: '/' })}
        >
          {t('shell.notFound.home')}
        </Button>
        {onReload && <Button onClick={onReload}>{t('ui.reload')}</Button>}
      </div>
      <p className={styles.path}>{mountPath(path)}</p>
    </div>
  );
}

function ClosedDoor() {
  return (
    <svg width="208" height="124" viewBox="0 0 208 124" aria-hidden="true">
      <path d="M0 124V64a43 43 0 0 1 86 0v60z" fill="#c9cfe6" />
      <path d="M122 124V71a43 43 0 0 1 86 0v53z" fill="#f4c9a6" />
      <path d="M60 124V44a44 44 0 0 1 88 0v80z" fill="#2447b5" />
      <path d="M80 124V68a24 24 0 0 1 48 0v56z" fill="#1e2d63" />
      <circle cx="104" cy="72" r="4" fill="#f0bf62" />
      <path d="M80 82h48v5H80zm0 18h48v5H80z" fill="#f0bf62" />
    </svg>
  );
}
