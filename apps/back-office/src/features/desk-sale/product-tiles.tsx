import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd } from '@mantine/core';
import clsx from 'clsx';
import styles from './desk-sale.module.css';
import type { OfferHere } from './offline/offer-here.ts';
import {
  type DeskAssortment,
  type DeskGroup,
  type DeskType,
  isBookable,
  nextTimeslot,
  whyNoTime,
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
  /** What this desk sells of without a connection; null = it has one. */
  here: OfferHere | null;
  onPress: (button: ShownButton) => void;
}

/** The products of the assortment; the first eight have the keys 1 to 8. */
export function ProductTiles({ buttons, chosenGroupId, currency, here, onPress }: ProductTilesProps) {
  const { t, money } = useMessages();
  const hint = useHint(here);
  return (
    <ul className={styles.tiles} aria-label={t('desk.products')}>
      {buttons.map((button, index) => {
        const { group, type, colour } = button;
        const needsConnection = here?.needsConnection.has(group.id) || (here && type?.maxPerOrder === 0);
        const isFull = type === null && group.needsTimeslot && !group.timeslots.some(isBookable);
        const isOff = needsConnection || isFull;
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
                {needsConnection
                  ? t('desk-offline.needsConnection')
                  : type
                    ? `${money(type.priceMinor, currency)}${stockOf(type, t)}`
                    : hint(group)}
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

function useHint(here: OfferHere | null): (group: DeskGroup) => string {
  const { t } = useMessages();
  return (group) => {
    if (here) return wordsHere(group, t);
    if (group.needsTimeslot) {
      const next = nextTimeslot(group);
      if (!next) return t(`desk.${whyNoTime(group)}`);
      if (next.left === null) return t('desk.nextFree', { time: next.time });
      return t('desk.leftAt', { count: next.left, time: next.time });
    }
    if (group.state === 'closed' || group.state === 'none') return t('desk.notOnDay');
    if (group.left !== null) return t('desk.left', { count: group.left });
    return group.needsDate ? t('desk.dayTicket') : t('desk.types', { count: group.ticketTypes.length });
  };
}

/** Places of the lease, not those that are left in the museum. */
function wordsHere({ needsTimeslot, timeslots }: DeskGroup, t: Translate): string {
  const bookable = timeslots.filter(isBookable);
  if (!needsTimeslot || bookable.some(({ left }) => left === null)) return t('desk-offline.noLimit');
  const count = bookable.reduce((sum, { left }) => sum + (left ?? 0), 0);
  return count > 0 ? t('desk-offline.placesHere', { count }) : t('desk-offline.noPlacesHere');
}
