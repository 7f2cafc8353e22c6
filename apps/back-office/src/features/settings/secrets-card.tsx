import type { SecretName } from '@foyer/domain/settings/secret-names.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import styles from './setting-row.module.css';
import { ClientSecrets, ReplaceSecret } from './settings.graphql.ts';
import { TakesEffect } from './takes-effect.tsx';
import { useQuestion } from './use-question.tsx';

const ReplaceSecretDialog = onDemand(
  async () => (await import('./replace-secret-dialog.tsx')).ReplaceSecretDialog,
);

/** The secrets: since when each is set, and how to put another in its place. Never what it says (more.md, section 4). */
export function SecretsCard({ timeZone }: { timeZone: string }) {
  const { t, dateTime } = useMessages();
  const query = useGraphqlQuery(ClientSecrets, {});
  const mayEdit = useCan('settings', 'edit');
  const attempt = useRefusalNotice();
  const { ask, dialog } = useQuestion();
  const revoke = useGraphqlMutation(ReplaceSecret, { refetch: [ClientSecrets] });
  const [replacing, setReplacing] = useState<{ name: SecretName; isSet: boolean }>();
  const remove = async (name: SecretName, label: string) => {
    const yes = await ask({
      title: t('settings.secrets.removeQuestion', { name: label }),
      text: t('settings.secrets.removeText'),
      confirmLabel: t('settings.secrets.removeConfirm'),
      destructive: true,
    });
    if (yes) await attempt(() => revoke.mutateAsync({ name, value: '' }));
  };
  return (
    <Card actions={<TakesEffect atOnce />}>
      {dialog}
      <QueryView query={query} failed={t('settings.secrets.failed')}>
        {({ clientSecrets }) =>
          clientSecrets.map(({ name, setAt, setByName }) => {
            const label = t(`settings.secret.${name}`);
            return (
              <div key={name} className={styles.row}>
                <span className={styles.label}>{label}</span>
                <div className={styles.boxes}>
                  <span>
                    {setAt
                      ? t('settings.secrets.set', {
                          at: dateTime(setAt, timeZone).slice(0, 10),
                          who: setByName ?? '',
                        })
                      : t('settings.secrets.none')}
                  </span>
                  {mayEdit && (
                    <Button
                      size="compact-sm"
                      aria-label={t(setAt ? 'settings.secrets.replaceOf' : 'settings.secrets.setOf', {
                        name: label,
                      })}
                      onClick={() => setReplacing({ name, isSet: setAt !== null })}
                    >
                      {t(setAt ? 'settings.secrets.replace' : 'settings.secrets.setButton')}
                    </Button>
                  )}
                  {mayEdit && setAt && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={t('settings.secrets.removeOf', { name: label })}
                      onClick={() => void remove(name, label)}
                    >
                      {t('settings.secrets.remove')}
                    </Button>
                  )}
                </div>
              </div>
            );
          })
        }
      </QueryView>
      {replacing && <ReplaceSecretDialog {...replacing} onClose={() => setReplacing(undefined)} />}
    </Card>
  );
}
