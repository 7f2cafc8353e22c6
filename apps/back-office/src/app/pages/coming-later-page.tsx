import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import { Doors } from '../routing/doors.tsx';
import { useNavigation } from '../use-navigation.ts';
import styles from './not-found-page.module.css';

/** A path of the back office whose screen is not built yet says what it will be. */
export function ComingLaterPage({ screen }: { screen: string }) {
  const { t } = useMessages();
  const { previousUrl, navigate } = useNavigation();
  useDocumentTitle(`${t('shell.comingLater.title')} · Foyer`);
  return (
    <div className={styles.page}>
      <Doors look="ajar" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.comingLater.title')}
      </h1>
      <p className={styles.text}>{t('shell.comingLater.text', { area: t(`areas.${screen}`) })}</p>
      <div className={styles.actions}>
        <Button
          variant="filled"
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate('/')}
        >
          {t('shell.notFound.home')}
        </Button>
        {previousUrl && (
          <Button
            leftSection={<IconArrowLeft size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => navigate(previousUrl)}
          >
            {t('shell.comingLater.back')}
          </Button>
        )}
      </div>
    </div>
  );
}
