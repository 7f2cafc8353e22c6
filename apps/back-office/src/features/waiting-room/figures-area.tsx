import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import type { ReactNode } from 'react';
import { HistoryCard } from '../../components/history/history-card.tsx';
import type { WaitingFiguresQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { PeopleCard } from './people-card.tsx';
import { RateCard } from './rate-card.tsx';
import { TicketsLeftCard } from './tickets-left-card.tsx';
import { WaitingFigures } from './waiting-room.graphql.ts';
import styles from './waiting-room.module.css';
import type { ShownRoom } from './waiting-room-form.ts';

/** While it is open. */
const readEveryMs = 5_000;

type FiguresOfRoom = WaitingFiguresQuery['waitingRoom']['figures'];

interface FiguresAreaProps {
  room: ShownRoom;
  canEdit: boolean;
  children: ReactNode;
}

/** Figures and chart while visitors wait, the settings always; what can be done at once is beside them. */
export function FiguresArea({ room, canEdit, children }: FiguresAreaProps) {
  const { channelId, phase } = room;
  const isOpen = phase === 'open' || phase === 'draw' || phase === 'before-start';
  const query = useGraphqlQuery(
    WaitingFigures,
    { channelId },
    { enabled: phase !== 'off', ...(isOpen && { refetchEveryMs: readEveryMs }) },
  );
  const { figures, ticketsLeft = [] } = query.data?.waitingRoom ?? {};
  return (
    <div className={styles.page}>
      {isOpen && figures && <FigureRow figures={figures} room={room} />}
      <div className={styles.columns}>
        <Columns
          summary={
            <>
              {phase !== 'off' && <RateCard room={room} waiting={figures?.waiting ?? 0} canEdit={canEdit} />}
              {figures && <TodayCard figures={figures} />}
              {isOpen && figures && <TicketsLeftCard ticketsLeft={ticketsLeft} />}
              <HistoryCard entity="channel" id={channelId} />
            </>
          }
        >
          {isOpen && figures && <PeopleCard figures={figures} />}
          {children}
        </Columns>
      </div>
    </div>
  );
}

/** Now, the next visitor's wait, the rate, and what came of it. */
function FigureRow({ figures, room }: { figures: FiguresOfRoom; room: ShownRoom }) {
  const { t, number, dateTime } = useMessages();
  const { waiting, mostWaiting, mostWaitingAt, minutesForNext, waitedMinutes, toldMinutes } = figures;
  const { admittedLastMinute, admitted, ordered } = figures;
  const share = admitted === 0 ? 0 : Math.round((100 * ordered) / admitted);
  return (
    <Figures>
      <Figure label={t('waiting-room.figure.waiting')} value={number(waiting)}>
        {mostWaitingAt !== null &&
          t('waiting-room.figure.most', { people: mostWaiting, time: dateTime(mostWaitingAt).slice(-5) })}
      </Figure>
      <Figure
        label={t('waiting-room.figure.next')}
        value={minutesForNext === null ? '–' : t('waiting-room.minutes', { minutes: minutesForNext })}
      >
        {waitedMinutes !== null &&
          t('waiting-room.figure.took', { told: toldMinutes ?? waitedMinutes, took: waitedMinutes })}
      </Figure>
      <Figure
        label={t('waiting-room.figure.letIn')}
        value={number(admittedLastMinute)}
        of={t('waiting-room.figure.aMinute')}
      >
        {t('waiting-room.figure.set', { set: room.cartsAMinute ?? 0, people: admitted })}
      </Figure>
      <Figure
        label={t('waiting-room.figure.ordered')}
        value={number(ordered)}
        of={t('waiting-room.figure.orders', { orders: ordered })}
      >
        {admitted > 0 && t('waiting-room.figure.share', { share })}
      </Figure>
    </Figures>
  );
}

function TodayCard({ figures }: { figures: FiguresOfRoom }) {
  const { t, number } = useMessages();
  const { left, cameBack, refused, busiestMinute } = figures;
  return (
    <Card title={t('waiting-room.today')}>
      <Facts
        facts={[
          { label: t('waiting-room.fact.left'), value: number(left) },
          { label: t('waiting-room.fact.cameBack'), value: number(cameBack) },
          { label: t('waiting-room.fact.refused'), value: number(refused) },
          { label: t('waiting-room.fact.busiest'), value: number(busiestMinute) },
          { label: t('waiting-room.fact.others'), value: t('waiting-room.fact.never') },
        ]}
      />
    </Card>
  );
}
