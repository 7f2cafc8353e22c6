import { Card } from '@foyer/ui/card.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconPhoto } from '@tabler/icons-react';
import clsx from 'clsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import type { DashboardQuery } from '../../generated/operations.ts';
import { type CapacityCell, type CapacityRow, capacityGrid } from './capacity-grid.ts';
import styles from './capacity-today.module.css';
import dashboardStyles from './dashboard.module.css';

const heat = {
  quiet: 'heat1',
  available: 'heat2',
  busy: 'heat3',
  'almost full': 'heat4',
  full: 'heat5',
  'sold out': 'heat5',
  closed: 'closed',
  none: 'closed',
} as const;

const legend = ['quiet', 'available', 'busy', 'almost full', 'full', 'closed'] as const;

/** Where is room left: places left for each product and half hour; the colour only confirms the number. */
export function CapacityToday({
  dashboard,
  thresholds,
}: {
  dashboard: DashboardQuery['dashboard'];
  thresholds: DashboardQuery['availabilityThresholds'];
}) {
  const { t, number } = useMessages();
  const { steps, nowStep, rows } = capacityGrid(
    dashboard.capacity,
    dashboard.readAt,
    dashboard.time,
    thresholds,
  );
  if (rows.length === 0) {
    return (
      <Card title={t('dashboard.capacity.title')}>
        <p className={dashboardStyles.summary}>{t('dashboard.capacity.none')}</p>
      </Card>
    );
  }
  const keys = (
    <ul className={styles.legend}>
      {legend.map((state) => (
        <li key={state}>
          <span className={clsx(styles.swatch, styles[heat[state]])} aria-hidden="true" />
          {t(`dashboard.state.${state.replace(' ', '-')}`)}
        </li>
      ))}
    </ul>
  );
  return (
    <Card title={t('dashboard.capacity.title')} actions={keys}>
      <ScrollRegion label={t('dashboard.capacity.table')}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>{t('dashboard.capacity.product')}</span>
              </th>
              {steps.map((step, index) => (
                <th key={step} scope="col" className={index === nowStep ? styles.now : undefined}>
                  {index === nowStep ? (
                    <>
                      <span aria-hidden="true">{t('dashboard.now')}</span>
                      <span className={styles.hidden}>{step}</span>
                    </>
                  ) : (
                    <span className={step.endsWith(':00') ? undefined : styles.hidden}>{step}</span>
                  )}
                </th>
              ))}
              <th scope="col" className={styles.left}>
                {t('dashboard.capacity.left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CapacityTableRow key={row.calendarId} row={row} steps={steps} number={number} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}

interface CapacityTableRowProps {
  row: CapacityRow;
  steps: readonly string[];
  number: (value: number) => string;
}

function CapacityTableRow({ row, steps, number }: CapacityTableRowProps) {
  const { t } = useMessages();
  return (
    <tr>
      <th scope="row">
        <span className={styles.product}>
          {row.imageUrl ? (
            <ResponsiveImage source={row.imageUrl} alt="" widest={36} className={styles.picture} />
          ) : (
            <span className={styles.picture} aria-hidden="true">
              <IconPhoto size={14} stroke={1.6} />
            </span>
          )}
          {row.name}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td key={steps[index]}>
          {cell ? (
            <Cell cell={cell} number={number} />
          ) : (
            <span className={clsx(styles.cell, styles.closed)}>
              <span className={styles.hidden}>{t('dashboard.state.none')}</span>
            </span>
          )}
        </td>
      ))}
      <td className={styles.left}>
        {row.left === null ? t('dashboard.capacity.unlimited') : number(row.left)}
      </td>
    </tr>
  );
}

function Cell({ cell, number }: { cell: CapacityCell; number: (value: number) => string }) {
  const { t } = useMessages();
  const look = styles[heat[cell.state]];
  const word = t(`dashboard.state.${cell.state.replace(' ', '-')}`);
  return (
    <span className={clsx(styles.cell, look, cell.isPast && styles.past)} title={`${cell.time} · ${word}`}>
      {cell.state === 'closed' ? '' : cell.left === null ? '∞' : number(cell.left)}
      <span className={styles.hidden}> {word}</span>
    </span>
  );
}
