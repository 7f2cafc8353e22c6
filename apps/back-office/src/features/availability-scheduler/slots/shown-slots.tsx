import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { BesideWhy } from '../../../components/why/beside-why.tsx';
import { useWhyAsked } from '../../../components/why/why-asked.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { useDayWords } from '../calendar/day-words.ts';
import styles from '../calendar/scheduler-calendar.module.css';
import { SchedulerSlot } from '../scheduler.graphql.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import type { Slot, SlotCalendar } from './slot-grid.ts';
import { SlotPanel } from './slot-panel.tsx';
import { useChangeSlots } from './use-change-slots.ts';

// The calendar is there before anything of it is chosen.
const SelectionPanel = onDemand(async () => (await import('../selection-panel.tsx')).SelectionPanel);
const SlotInspector = onDemand(async () => (await import('./slot-inspector.tsx')).SlotInspector);

/** What the keys C and X do with what is chosen. */
export interface SlotActs {
  onCapacity: () => void;
  onClose: () => void;
}

interface ShownSlotsProps {
  calendar: SlotCalendar;
  address: SchedulerAddress;
  selected: ReadonlySet<string>;
  canEdit: boolean;
  acts: RefObject<SlotActs | null>;
  onOpen: (id: string) => void;
  onClear: () => void;
  onBlock?: ((slots: readonly Slot[]) => void) | undefined;
  children: ReactNode;
}

/** The grid or table of timeslots, and beside it what is known of the one or the several that are chosen. */
export function ShownSlots(props: ShownSlotsProps) {
  const { calendar, address, selected, canEdit, acts, onOpen, onClear, onBlock, children } = props;
  const { t } = useMessages();
  const words = useDayWords();
  const { change } = useChangeSlots();
  const asked = useWhyAsked();
  const wantsField = useRef(false);
  const { slotId } = address;
  const slot = useGraphqlQuery(SchedulerSlot, { id: slotId ?? '' }, { enabled: slotId !== undefined });
  const chosen = calendar.slots.filter(({ id }) => selected.has(id));
  const [only] = chosen;
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => {
    field.current?.focus();
    field.current?.select();
    if (field.current) wantsField.current = false;
  };
  // The panel's code and its timeslot may come after the key was pressed.
  const capacityField = useRef((node: HTMLInputElement | null) => {
    field.current = node;
    if (wantsField.current) focusField();
  }).current;
  useEffect(() => {
    const coming = chosen.filter(({ isPast, state }) => !isPast && state !== 'cancelled');
    const ids = coming.map(({ id }) => id);
    acts.current =
      !canEdit || ids.length === 0
        ? null
        : {
            onCapacity: () => {
              wantsField.current = true;
              if (chosen.length === 1 && only) onOpen(only.id);
              focusField();
            },
            onClose: () => {
              const open = coming.filter(({ state }) => state === 'open');
              // What a closure shut is opened by lifting it.
              const shut = coming.filter(({ closureId }) => !closureId);
              const toChange = open.length > 0 ? open : shut;
              if (toChange.length === 0) return;
              const state = open.length > 0 ? 'closed' : 'open';
              void change(
                toChange.map(({ id }) => id),
                { state },
              );
            },
          };
    return () => {
      acts.current = null;
    };
  });
  if (calendar.slots.length === 0 && address.span === 'week') {
    return (
      <div className={styles.none}>
        <EmptyState kind="noMatch" title={t('scheduler.noSlots')}>
          {t('scheduler.noSlotsText')}
        </EmptyState>
      </div>
    );
  }
  // One panel at a time: the question comes before its subject.
  if (asked.why !== null) return <BesideWhy>{children}</BesideWhy>;
  return (
    <div className={styles.withPanel}>
      <div className={styles.main}>{children}</div>
      {chosen.length > 1 ? (
        <SlotPanel title={t('scheduler.chosen', { count: chosen.length })} onClose={onClear}>
          <SelectionPanel slots={chosen} canEdit={canEdit} capacityField={capacityField} onBlock={onBlock} />
        </SlotPanel>
      ) : (
        slotId && (
          <SlotPanel
            title={
              slot.data
                ? `${words.shortDay(slot.data.schedulerSlot.date)}, ${slot.data.schedulerSlot.time}`
                : t('scheduler.slot')
            }
            onClose={onClear}
          >
            <QueryView query={slot} failed={t('scheduler.slotGone')}>
              {({ schedulerSlot }) => (
                <SlotInspector
                  key={schedulerSlot.id}
                  slot={schedulerSlot}
                  canEdit={canEdit}
                  capacityField={capacityField}
                  onWhy={() => asked.ask({ why: schedulerSlot.id })}
                  dayPath={address.pathOf({ span: 'day', date: schedulerSlot.date, slot: undefined })}
                />
              )}
            </QueryView>
          </SlotPanel>
        )
      )}
    </div>
  );
}
