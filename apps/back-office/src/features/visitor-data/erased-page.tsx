import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useRouteParam } from '../../components/use-route-param.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import type { VisitorErasureQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ErasureLists } from './erasure-lists.tsx';
import { ErasureStateTag } from './erasure-state-tag.tsx';
import { VisitorErasure } from './visitor-data.graphql.ts';
import styles from './visitor-data.module.css';

type Erasure = VisitorErasureQuery['visitorErasure'];
type Proof = NonNullable<Erasure['proof']>;

const everyMs = 3_000;

/** What an erasure did, what stays, and the proof of the search; it does not say whom it was about. */
export default function ErasedPage() {
  const { t } = useMessages();
  const id = useRouteParam('erasureId');
  const query = useGraphqlQuery(VisitorErasure, { id }, { refetchEveryMs: everyMs });
  return (
    <QueryView query={query} failed={t('visitor-data.failed')}>
      {({ visitorErasure }) => <Erased erasure={visitorErasure} />}
    </QueryView>
  );
}

function Erased({ erasure }: { erasure: Erasure }) {
  const { t, dateTime } = useMessages();
  const settings = useSettingsCrumbs();
  const { by, reason, state, createdAt, proof } = erasure;
  return (
    <Page
      title={t('visitor-data.erased.title')}
      status={<ErasureStateTag state={state} />}
      subtitle={[dateTime(createdAt), by, t(`visitor-data.reason.${reason}`)].join(' · ')}
      breadcrumbs={[...settings, { label: t('visitor-data.title'), to: '/visitordata' }]}
    >
      {state === 'waiting' && (
        <Notice tone="warning" title={t('visitor-data.erased.waiting', { count: erasure.waiting.length })}>
          {t('visitor-data.erased.waitingText')}
        </Notice>
      )}
      {state === 'searching' && <Notice tone="info" title={t('visitor-data.erased.searching')} />}
      {proof && <ProofCard proof={proof} />}
      <ErasureLists
        goesTitle={t('visitor-data.erased.goes')}
        goes={erasure.erased}
        stays={erasure.stays}
        waiting={erasure.waiting}
      />
    </Page>
  );
}

function ProofCard({ proof }: { proof: Proof }) {
  const { t, dateTime, number } = useMessages();
  const { found } = proof;
  return (
    <Card title={t('visitor-data.proof.title')}>
      <Facts
        facts={[
          { label: t('visitor-data.proof.at'), value: dateTime(proof.searchedAt) },
          { label: t('visitor-data.proof.tables'), value: number(proof.tables) },
          { label: t('visitor-data.proof.columns'), value: number(proof.columns) },
          { label: t('visitor-data.proof.strings'), value: number(proof.strings) },
          {
            label: t('visitor-data.proof.found'),
            value: number(found.reduce((sum, { records }) => sum + records, 0)),
          },
        ]}
      />
      {found.length === 0 ? (
        <Notice tone="success" title={t('visitor-data.proof.nothing')} />
      ) : (
        <>
          <Notice tone="warning" title={t('visitor-data.proof.left')}>
            {t('visitor-data.proof.leftText')}
          </Notice>
          <ul className={styles.list}>
            {found.map(({ column, records }) => (
              <li key={column} className={styles.item}>
                <code>{column}</code>
                <span className={styles.count}>{number(records)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
