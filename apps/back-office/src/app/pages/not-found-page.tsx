import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Kbd } from '@mantine/core';
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { IconHome } from '@tabler/icons-react';
import { commandKey } from '../layouts/palette/command-key.ts';
import { openCommandSearch } from '../layouts/palette/command-search-event.ts';
import { Doors } from '../routing/doors.tsx';
import { mountPath } from '../routing/mount-path.ts';
import { useNavigation } from '../use-navigation.ts';
import styles from './not-found-page.module.css';

interface NotFoundPageProps {
  /** What was not found, where the address itself is a page's: 'Account not found'. */
  title?: string;
}

/** The answer to any unknown path; the same for a missing record and for another client's. */
export function NotFoundPage({ title }: NotFoundPageProps) {
  const { t } = useMessages();
  const { currentUrl, meta, navigate } = useNavigation();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const heading = title ?? t('shell.notFound.title');
  useDocumentTitle(`${heading} · Foyer`);
  return (
    <div className={styles.page}>
      <Doors look="closed" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {heading}
      </h1>
      <p className={styles.text}>{title ? t('shell.notFound.record') : t('shell.notFound.text')}</p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate('/')}
        >
          {t('shell.notFound.home')}
        </Button>
        {meta.layout && !phone && (
          <Button onClick={openCommandSearch} rightSection={<Kbd size="xs">{commandKey} K</Kbd>}>
            {t('shell.notFound.search')}
          </Button>
        )}
      </div>
      <p className={styles.path}>{mountPath(currentUrl)}</p>
    </div>
  );
}
