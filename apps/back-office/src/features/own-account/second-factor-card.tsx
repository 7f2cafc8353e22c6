import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { OwnSecondFactor } from './own-account.graphql.ts';
import styles from './second-factor-card.module.css';

const SetUpPasswordDialog = onDemand(
  async () => (await import('./set-up-password-dialog.tsx')).SetUpPasswordDialog,
);

const SetUpDialog = onDemand(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);

const RemoveSecondFactorDialog = onDemand(
  async () =>
    (await import('../../components/account/remove-second-factor-dialog.tsx')).RemoveSecondFactorDialog,
);

interface SecondFactorCardProps {
  account: { id: string; username: string };
}

/** The own second factor: off, being set up, on; the recovery codes are shown once. */
export function SecondFactorCard({ account }: SecondFactorCardProps) {
  const { t } = useMessages();
  const query = useGraphqlQuery(OwnSecondFactor, {});
  const [asking, setAsking] = useState(false);
  const [offer, setOffer] = useState<{ uri: string; secret: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [removing, setRemoving] = useState(false);
  const isOn = Boolean(query.data?.ownSecondFactor);
  return (
    <Card
      title={t('accounts.secondFactor.title')}
      actions={
        query.data && (
          <StatusTag tone={isOn ? 'success' : 'neutral'} mark={isOn ? 'dot' : 'ring'}>
            {isOn ? t('accounts.secondFactor.on') : t('accounts.secondFactor.off')}
          </StatusTag>
        )
      }
    >
      <QueryView query={query} failed={t('accounts.secondFactor.failed')}>
        {({ ownSecondFactor: factor }) =>
          factor ? (
            <div className={styles.stack}>
              {codes.length > 0 && <RecoveryCodes codes={codes} onKept={() => setCodes([])} />}
              <Facts factor={factor} />
              <div>
                <Button onClick={() => setRemoving(true)}>{t('accounts.secondFactor.remove')}</Button>
              </div>
            </div>
          ) : (
            <div className={styles.stack}>
              <p className={styles.text}>{t('accounts.secondFactor.why')}</p>
              <div>
                <Button onClick={() => setAsking(true)}>{t('accounts.secondFactor.setUp')}</Button>
              </div>
            </div>
          )
        }
      </QueryView>
      {asking && (
        <SetUpPasswordDialog
          onClose={() => setAsking(false)}
          onOffered={(offered) => {
            setAsking(false);
            setOffer(offered);
          }}
        />
      )}
      {offer && (
        <SetUpDialog
          offer={offer}
          onClose={() => setOffer(null)}
          onConfirmed={(given) => {
            setCodes(given);
            setOffer(null);
          }}
        />
      )}
      {removing && (
        <RemoveSecondFactorDialog
          accountId={account.id}
          username={account.username}
          refetch={[OwnSecondFactor]}
          onClose={() => setRemoving(false)}
        />
      )}
    </Card>
  );
}

function Facts({ factor }: { factor: { since: string; recoveryCodesLeft: number } }) {
  const { t, dateTime } = useMessages();
  return (
    <p className={styles.text}>
      {t('accounts.secondFactor.since', { since: dateTime(factor.since) })}{' '}
      {t('accounts.secondFactor.codesLeft', { count: factor.recoveryCodesLeft })}
    </p>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <Notice tone="warning" title={t('accounts.secondFactor.keepCodes')}>
        {t('accounts.secondFactor.keepCodesWhy')}
      </Notice>
      <ul className={styles.codes} aria-label={t('accounts.secondFactor.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{t('accounts.secondFactor.kept')}</Button>
      </div>
    </>
  );
}
