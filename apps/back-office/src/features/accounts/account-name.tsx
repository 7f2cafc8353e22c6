import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import styles from './account-name.module.css';

interface AccountNameProps {
  account: { username: string; email: string; isMain: boolean };
}

/** An account in a list: initials, username, where its mail goes. */
export function AccountName({ account }: AccountNameProps) {
  const { t } = useMessages();
  return (
    <span className={styles.account}>
      <span className={styles.initials} aria-hidden="true">
        {account.username.slice(0, 2).toUpperCase()}
      </span>
      <span>
        {account.username}{' '}
        {account.isMain && (
          <StatusTag tone="neutral" mark="none">
            {t('accounts.main')}
          </StatusTag>
        )}
        <small className={styles.email}>{account.email}</small>
      </span>
    </span>
  );
}
