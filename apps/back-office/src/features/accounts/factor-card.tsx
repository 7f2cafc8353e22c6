import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';
import { EditAccount } from './accounts.graphql.ts';

const RemoveSecondFactorDialog = onDemand(
  async () =>
    (await import('../../components/account/remove-second-factor-dialog.tsx')).RemoveSecondFactorDialog,
);

interface FactorCardProps {
  account: EditedAccount;
  readOnly: boolean;
}

/** Whether signing in asks for a code; removed here when the phone is lost. */
export function FactorCard({ account, readOnly }: FactorCardProps) {
  const { t, dateTime } = useMessages();
  const [removing, setRemoving] = useState(false);
  const factor = account.secondFactor;
  return (
    <Card
      title={t('accounts.secondFactor.title')}
      actions={
        <StatusTag tone={factor ? 'success' : 'neutral'} mark={factor ? 'dot' : 'ring'}>
          {factor ? t('accounts.secondFactor.on') : t('accounts.secondFactor.off')}
        </StatusTag>
      }
    >
      {factor ? (
        <>
          <p className={styles.hint}>
            {t('accounts.secondFactor.since', { since: dateTime(factor.since) })}{' '}
            {t('accounts.secondFactor.codesLeft', { count: factor.recoveryCodesLeft })}
          </p>
          {!readOnly && (
            <Button size="compact-md" onClick={() => setRemoving(true)}>
              {t('accounts.secondFactor.remove')}
            </Button>
          )}
        </>
      ) : (
        <p className={styles.hint}>{t('accounts.secondFactor.ownSetUp')}</p>
      )}
      {removing && (
        <RemoveSecondFactorDialog
          accountId={account.id}
          username={account.username}
          refetch={[EditAccount]}
          onClose={() => setRemoving(false)}
        />
      )}
    </Card>
  );
}
