import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { FactList } from '../../components/fact-list.tsx';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';

const fine = new Set(['signed-in', 'code-asked']);

/** Time, address and result of the last sign-in attempts of the account. */
export function SignInsCard({ account }: { account: EditedAccount }) {
  const { t, dateTime } = useMessages();
  const { signIns } = account;
  return (
    <Card title={t('accounts.card.signIns')}>
      {signIns.length > 0 && <p className={styles.hint}>{t('accounts.signIns.hint')}</p>}
      <FactList
        label={t('accounts.card.signIns')}
        none={t('accounts.signIns.none')}
        facts={signIns.map(({ id, at, address, result }) => ({
          id,
          title: dateTime(at),
          detail: address,
          end: (
            <StatusTag
              tone={fine.has(result) ? 'success' : 'warning'}
              mark={fine.has(result) ? 'dot' : 'ring'}
            >
              {t(`accounts.signIns.result.${result}`)}
            </StatusTag>
          ),
        }))}
      />
    </Card>
  );
}
