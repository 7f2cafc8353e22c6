import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import type { RequestError } from '../session/request-error.ts';
import { useOwnAccount } from '../session/use-own-account.ts';
import type { ServerError } from '../session/validation-error.ts';
import { Doors } from './doors.tsx';
import styles from './not-found-page.module.css';
import { useNavigation } from './use-navigation.ts';

/** The shell stays; the page names the missing right and who can give it. */
export function NoRightPage({ error }: { error: RequestError }) {
  const { t } = useMessages();
  const { navigate } = useNavigation();
  const { account } = useOwnAccount();
  const missing = error.errors.find((one) => one.extensions?.module)?.extensions;
  const module = t(`menu.item.${missing?.module ?? ''}`);
  const reason = whyNot(missing);
  return (
    <div className={styles.page}>
      <Doors look="locked" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.noRight.title', { module })}
      </h1>
      <p className={styles.text}>
        {reason
          ? t(reason, { module })
          : t('shell.noRight.text', { right: t(`shell.right.${missing?.right ?? 'access'}`), module })}{' '}
        {missing?.right !== 'Admin' && t('shell.noRight.whoGives')}
      </p>
      <div className={styles.actions}>
        <Button
          leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => navigate('/')}
        >
          {t('shell.notFound.home')}
        </Button>
      </div>
      {account && (
        <p className={styles.path}>{t('shell.noRight.signedInAs', { username: account.username })}</p>
      )}
    </div>
  );
}

/** The right is there but does not count, by one of its limits; or only platform staff have it. */
const limits = {
  'office IP only': 'shell.noRight.office',
  'management only': 'shell.noRight.management',
  'reception only': 'shell.noRight.reception',
} as const;

function whyNot(missing: ServerError['extensions']) {
  if (missing?.right === 'Admin') return 'shell.noRight.platform';
  const limit = Object.entries(limits).find(([name]) => name === missing?.limit);
  return limit?.[1];
}
