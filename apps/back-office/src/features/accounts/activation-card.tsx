import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { EditedAccount } from './account-form.ts';
import styles from './account-summary.module.css';
import { AccountList, EditAccount, InviteAccount } from './accounts.graphql.ts';

interface ActivationCardProps {
  account: EditedAccount;
  readOnly: boolean;
}

/** The invitation and what became of it; a new mail goes out at once, outside the save bar. */
export function ActivationCard({ account, readOnly }: ActivationCardProps) {
  const { t, dateTime } = useMessages();
  const [asking, setAsking] = useState(false);
  const invite = useGraphqlMutation(InviteAccount, { refetch: [EditAccount, AccountList] });
  const notice = useRefusalNotice();
  const notify = useNotify();
  const { id, username, email, activation } = account;
  const confirm = async () => {
    const sent = await notice(() => invite.mutateAsync({ id }));
    setAsking(false);
    if (sent) notify.done(t('accounts.activation.sentTo', { email }));
  };
  return (
    <Card title={t('accounts.card.activation')}>
      {activation ? (
        <ol className={styles.list}>
          <li className={styles.step}>
            <strong>{t('accounts.activation.sent')}</strong>
            <small className={styles.when}>{dateTime(activation.sentAt)}</small>
          </li>
          <li className={styles.step}>
            <strong>
              {activation.usedAt ? t('accounts.activation.used') : t('accounts.activation.waiting')}
            </strong>
            <small className={styles.when}>
              {activation.usedAt
                ? dateTime(activation.usedAt)
                : t('accounts.activation.until', { until: dateTime(activation.expiresAt) })}
            </small>
          </li>
        </ol>
      ) : (
        <p className={styles.hint}>{t('accounts.activation.never')}</p>
      )}
      {!readOnly && (
        <>
          <Button
            size="compact-md"
            leftSection={<IconSend size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {activation ? t('accounts.activation.again') : t('accounts.activation.send')}
          </Button>
          <p className={styles.hint}>{t('accounts.activation.hint')}</p>
        </>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('accounts.activation.question', { username })}
        confirmLabel={t('accounts.activation.send')}
        busy={invite.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('accounts.activation.consequence', { email, count: account.sessions.length })}
      </ConfirmDialog>
    </Card>
  );
}
