import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Letters } from '../../components/letters/letters.tsx';
import { lettersOf } from '../../components/letters/letters-of.ts';
import styles from './account-name.module.css';

interface AccountNameProps {
  account: { username: string; email: string; isMain: boolean };
}

/** An account in a list: initials, username, where its mail goes. */
export function AccountName({ account }: AccountNameProps) {
  const { t } = useMessages();
  return (
    <span className={styles.account}>
      <Letters owner={account.username} letters={lettersOf(account.username)} />
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
