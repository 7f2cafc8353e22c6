import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
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
          <Step done title={t('accounts.activation.sent')} when={dateTime(activation.sentAt)} />
          {activation.usedAt ? (
            <Step done title={t('accounts.activation.used')} when={dateTime(activation.usedAt)} />
          ) : (
            <Step
              done={false}
              title={t('accounts.activation.waiting')}
              when={t('accounts.activation.until', { until: dateTime(activation.expiresAt) })}
            />
          )}
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

function Step({ done, title, when }: { done: boolean; title: string; when: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
        {done && <IconCheck size={14} stroke={2.2} />}
      </span>
      <div>
        <strong>{title}</strong>
        <small className={styles.when}>{when}</small>
      </div>
    </li>
  );
}
