import { assortments } from '@foyer/domain/desk-sales/assortments.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import { useCan } from '../../components/use-can.ts';
import styles from './desk-sale.module.css';
import { ProductTiles } from './product-tiles.tsx';
import { TicketTypeGrid } from './ticket-type-grid.tsx';
import { TimeslotRow } from './timeslot-row.tsx';
import type { DeskProps, DeskWork } from './use-desk.ts';
import { VisitDay } from './visit-day.tsx';

interface CountingStepProps extends Pick<DeskProps, 'offer' | 'isDayComing' | 'currency'> {
  desk: DeskWork;
  day: string;
}

/** Products, times and ticket types, all visible (design.md, section 5, Desk). */
export function CountingStep({ desk, offer, isDayComing, currency, day }: CountingStepProps) {
  const { t } = useMessages();
  const maySet = useCan('ticketverkoop', 'extra');
  const mayEditTickets = useCan('tickets', 'edit');
  const { groups, date, today } = offer;
  const { buttons, group, sale, assortment, here } = desk;
  return (
    <>
      <div className={styles.assortments}>
        <fieldset className={styles.days}>
          <legend className={styles.hidden}>{t('desk.assortment')}</legend>
          {assortments.map((name) => (
            <button
              key={name}
              type="button"
              className={clsx(styles.day, name === assortment && styles.chosen)}
              aria-pressed={name === assortment}
              onClick={() => desk.setAssortment(name)}
            >
              {t(`desk.assortments.${name}`)}
            </button>
          ))}
        </fieldset>
        {maySet && !here && (
          <Link to={`/ticketverkoop/knoppen?assortment=${assortment}`} className={styles.setButtons}>
            {t('desk.buttons.set')}
          </Link>
        )}
      </div>
      {buttons.length === 0 ? (
        <div className={styles.nothing}>
          <p>{groups.length === 0 ? t('desk.noProducts') : t('desk.noButtons', { assortment })}</p>
          {mayEditTickets && (
            <Link to="/tickets" className={styles.setButtons}>
              {t('desk.toTicketGroups')}
            </Link>
          )}
        </div>
      ) : (
        <ProductTiles
          buttons={buttons}
          chosenGroupId={group?.id ?? null}
          currency={currency}
          here={here}
          onPress={desk.press}
        />
      )}
      {group && (
        <>
          <div className={styles.section}>
            <h2>{t('desk.groupOnDay', { name: group.title, day })}</h2>
            {here ? (
              <p className={styles.hint}>{t('desk-offline.onlyLeased')}</p>
            ) : (
              <VisitDay date={date} today={today} onChoose={desk.chooseDate} />
            )}
          </div>
          {group.needsTimeslot && (
            <TimeslotRow
              group={group}
              chosenId={sale.state.timeslotId}
              isComing={isDayComing && here === null}
              isOffline={here !== null}
              onChoose={(timeslotId) => sale.set({ timeslotId })}
            />
          )}
          <h2 className={styles.section}>{t('desk.ticketTypes')}</h2>
          <TicketTypeGrid
            group={group}
            groups={groups}
            sale={sale}
            currency={currency}
            isOffline={here !== null}
            errorAt={(field) => desk.quote.errorAt(field)}
          />
        </>
      )}
    </>
  );
}
