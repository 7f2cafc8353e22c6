import type { TillMovementKind } from '@foyer/domain/tills/till-entry.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { PaperHead } from '../../components/paper-head.tsx';
import { openCustomerDisplay } from '../../components/tills/customer-display.ts';
import type { OpenSession, OwnTill } from '../../components/tills/use-own-till.ts';
import { useCan } from '../../components/use-can.ts';
import { CashSums } from './cash-sums.tsx';
import { MeansTable } from './means-table.tsx';
import { MovementList } from './movement-list.tsx';
import styles from './till-pages.module.css';

const CashPanel = onDemand(async () => (await import('../../components/tills/cash-panel.tsx')).CashPanel);

interface OpenedTillProps {
  till: OwnTill;
  session: OpenSession;
  /** When, by whom and with what. */
  opened: string;
}

/** An open till: what it came to so far (X report), cash in and out, and the way to its close. */
export function OpenedTill({ till, session, opened }: OpenedTillProps) {
  const { t } = useMessages();
  const canEdit = useCan('ticketverkoop', 'edit');
  const [moving, setMoving] = useState<TillMovementKind | null>(null);
  const { currency, report } = session;
  const { figures } = report;
  return (
    <>
      <PaperHead heading={`${till.name}: ${t('tills.xReport')}`} note={opened} />
      <Columns
        summary={
          <div className={styles.onScreen}>
            <Card title={t('tills.acts')}>
              <div className={styles.stack}>
                <Button size="md" component={Link} to="/ticketverkoop">
                  {t('tills.toSales')}
                </Button>
                <Button size="md" onClick={openCustomerDisplay}>
                  {t('tills.display.open')}
                </Button>
                <Button size="md" onClick={() => window.print()}>
                  {t('tills.printX')}
                </Button>
                {canEdit && (
                  <Button
                    size="md"
                    component={Link}
                    to={`/ticketverkoop/kassa/${till.id}/sluiten`}
                    variant="filled"
                    c="var(--on-ink)"
                  >
                    {t('tills.close')}
                  </Button>
                )}
              </div>
            </Card>
            <HistoryCard entity="till" id={till.id} />
          </div>
        }
      >
        <Card title={t('tills.cash')}>
          {figures ? <CashSums figures={figures} currency={currency} /> : <p>{t('tills.blind')}</p>}
        </Card>
        {figures && (
          <Card title={t('tills.others')}>
            <MeansTable figures={figures} currency={currency} />
          </Card>
        )}
        <div className={report.movements.length === 0 ? styles.onScreen : undefined}>
          <Card
            title={t('tills.movements')}
            flush
            actions={
              canEdit && (
                <>
                  <Button
                    size="md"
                    leftSection={<IconArrowDown size={16} stroke={1.6} aria-hidden="true" />}
                    onClick={() => setMoving('put-in')}
                  >
                    {t('tills.put-in')}
                  </Button>
                  <Button
                    size="md"
                    leftSection={<IconArrowUp size={16} stroke={1.6} aria-hidden="true" />}
                    onClick={() => setMoving('take-out')}
                  >
                    {t('tills.take-out')}
                  </Button>
                </>
              )
            }
          >
            <MovementList movements={report.movements} currency={currency} />
            {report.movements.length === 0 && <p className={styles.later}>{t('tills.movementsLater')}</p>}
          </Card>
        </div>
      </Columns>
      {moving && <CashPanel kind={moving} session={session} onClose={() => setMoving(null)} />}
    </>
  );
}
