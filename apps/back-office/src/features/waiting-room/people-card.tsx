import { Card } from '@foyer/ui/card.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { WaitingFiguresQuery } from '../../generated/operations.ts';
import { PeopleChart } from './people-chart.tsx';
import styles from './waiting-room.module.css';

type FiguresOfRoom = WaitingFiguresQuery['waitingRoom']['figures'];

/** People waiting in the last hour, as a line or as a table. */
export function PeopleCard({ figures }: { figures: FiguresOfRoom }) {
  const { t, number, dateTime } = useMessages();
  const [isTable, setIsTable] = useState(false);
  const { minutes, waiting } = figures;
  const timeOf = (at: string) => dateTime(at).slice(-5);
  return (
    <Card
      title={t('waiting-room.people.title')}
      actions={
        <Button size="compact-sm" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          {t('waiting-room.people.table')}
        </Button>
      }
    >
      {isTable ? (
        <ScrollRegion label={t('waiting-room.people.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('waiting-room.people.time')}</th>
                <th scope="col">{t('waiting-room.people.title')}</th>
                <th scope="col">{t('waiting-room.figure.letIn')}</th>
              </tr>
            </thead>
            <tbody>
              {minutes.map((minute) => (
                <tr key={minute.at}>
                  <th scope="row">{timeOf(minute.at)}</th>
                  <td>{number(minute.waiting)}</td>
                  <td>{number(minute.admitted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <PeopleChart minutes={minutes.map(({ at, waiting: people }) => ({ time: timeOf(at), people }))} />
      )}
      <p className={styles.note}>{t('waiting-room.people.summary', { people: waiting })}</p>
    </Card>
  );
}
