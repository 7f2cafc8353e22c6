import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';

const fine = new Set(['signed-in', 'code-asked']);

/** When, from where and with what result somebody last tried to sign in to the account. */
export function SignInsCard({ account }: { account: EditedAccount }) {
  const { t, dateTime } = useMessages();
  const { signIns } = account;
  return (
    <Card title={t('accounts.card.signIns')}>
      <p className={styles.hint}>
        {t(signIns.length === 0 ? 'accounts.signIns.none' : 'accounts.signIns.hint')}
      </p>
      {signIns.length > 0 && (
        <ul className={styles.list} aria-label={t('accounts.card.signIns')}>
          {signIns.map(({ id, at, address, result }) => (
            <li key={id} className={styles.item}>
              <span>
                <strong>{dateTime(at)}</strong>
                <small className={styles.when}>{address}</small>
              </span>
              <StatusTag
                tone={fine.has(result) ? 'success' : 'warning'}
                mark={fine.has(result) ? 'dot' : 'ring'}
              >
                {t(`accounts.signIns.result.${result}`)}
              </StatusTag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
