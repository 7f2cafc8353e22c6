import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import type { RequestError } from '../session/request-error.ts';
import { Doors } from './doors.tsx';
import styles from './not-found-page.module.css';
import { useNavigation } from './use-navigation.ts';

/** The shell stays; the page names the missing right and who can give it. */
export function NoRightPage({ error }: { error: RequestError }) {
  const { t } = useMessages();
  const { navigate } = useNavigation();
  const missing = error.errors.find((one) => one.extensions?.module)?.extensions;
  const module = t(`menu.item.${missing?.module ?? ''}`);
  return (
    <div className={styles.page}>
      <Doors look="locked" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.noRight.title', { module })}
      </h1>
      <p className={styles.text}>
        {t('shell.noRight.text', { right: t(`shell.right.${missing?.right ?? 'access'}`), module })}{' '}
        {t('shell.noRight.whoGives')}
      </p>
      <div className={styles.actions}>
        <Button
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate('/')}
        >
          {t('shell.notFound.home')}
        </Button>
      </div>
    </div>
  );
}
