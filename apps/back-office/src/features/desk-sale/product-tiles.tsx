import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd } from '@mantine/core';
import clsx from 'clsx';
import styles from './desk-sale.module.css';
import {
  type DeskAssortment,
  type DeskGroup,
  type DeskType,
  isBookable,
  nextTimeslot,
} from './sale-state.ts';

/** A button of an assortment with what it opens or adds. */
export interface ShownButton {
  colour: DeskAssortment['buttons'][number]['colour'];
  group: DeskGroup;
  /** It adds one of this type at once. */
  type: DeskType | null;
}

/** The buttons of an assortment whose group or type is on offer. */
export function buttonsOf({ buttons }: DeskAssortment, groups: readonly DeskGroup[]): ShownButton[] {
  return buttons.flatMap(({ ticketGroupId, ticketTypeId, colour }): ShownButton[] => {
    const group = groups.find(
      ({ id, ticketTypes }) => id === ticketGroupId || ticketTypes.some((type) => type.id === ticketTypeId),
    );
    if (!group) return [];
    const type = group.ticketTypes.find(({ id }) => id === ticketTypeId) ?? null;
    return [{ colour, group, type }];
  });
}

interface ProductTilesProps {
  buttons: readonly ShownButton[];
  chosenGroupId: string | null;
  currency: string;
  onPress: (button: ShownButton) => void;
}

/** The products of the assortment; the first eight have the keys 1 to 8. */
export function ProductTiles({ buttons, chosenGroupId, currency, onPress }: ProductTilesProps) {
  const { t, money } = useMessages();
  const hint = useHint();
  return (
    <ul className={styles.tiles} aria-label={t('desk.products')}>
      {buttons.map((button, index) => {
        const { group, type, colour } = button;
        const isOff = type === null && group.needsTimeslot && !group.timeslots.some(isBookable);
        return (
          <li key={type?.id ?? group.id}>
            <button
              type="button"
              className={clsx(
                styles.tile,
                styles[colour],
                type === null && group.id === chosenGroupId && styles.chosen,
                isOff && styles.off,
              )}
              aria-pressed={type === null ? group.id === chosenGroupId : undefined}
              onClick={() => onPress(button)}
            >
              <span className={styles.picture} aria-hidden="true">
                {group.imageUrl && <img src={group.imageUrl} alt="" />}
              </span>
              <span className={styles.tileTitle}>{type ? type.name : group.title}</span>
              <span className={styles.hint}>
                {type ? `${money(type.priceMinor, currency)}${stockOf(type, t)}` : hint(group)}
              </span>
              {index < 8 && <Kbd className={styles.tileKey}>{index + 1}</Kbd>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type Translate = ReturnType<typeof useMessages>['t'];

const stockOf = ({ leftCount }: DeskType, t: Translate): string =>
  leftCount === null ? '' : ` · ${t('desk.left', { count: leftCount })}`;

function useHint(): (group: DeskGroup) => string {
  const { t } = useMessages();
  return (group) => {
    if (group.needsTimeslot) {
      const next = nextTimeslot(group);
      if (group.timeslots.length === 0) return t('desk.notOnDay');
      if (!next) return t(group.timeslots.every(({ isPast }) => isPast) ? 'desk.closed' : 'desk.full');
      if (next.left === null) return t('desk.nextFree', { time: next.time });
      return t('desk.leftAt', { count: next.left, time: next.time });
    }
    if (group.state === 'closed' || group.state === 'none') return t('desk.notOnDay');
    if (group.left !== null) return t('desk.left', { count: group.left });
    return group.needsDate ? t('desk.dayTicket') : t('desk.types', { count: group.ticketTypes.length });
  };
}
