import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Doors } from '../routing/doors.tsx';
import { useNavigation } from '../use-navigation.ts';
import styles from './not-found-page.module.css';

/** An Admin outside every client opened what only a client has. */
export default function ChooseClientPage() {
  const { t } = useMessages();
  const { navigate } = useNavigation();
  useDocumentTitle(`${t('shell.chooseClient.title')} · Foyer`);
  return (
    <div className={styles.page}>
      <Doors look="closed" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.chooseClient.title')}
      </h1>
      <p className={styles.text}>{t('shell.chooseClient.text')}</p>
      <div className={styles.actions}>
        <Button variant="filled" onClick={() => navigate('/gebruikers')}>
          {t('shell.chooseClient.open')}
        </Button>
      </div>
    </div>
  );
}
