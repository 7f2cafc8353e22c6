import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { IconCalendarX, IconHelpCircle, IconLock, IconLockOpen, IconRefresh } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useClosing } from '../../../components/close-timeslots/use-closing.tsx';
import { useCan } from '../../../components/use-can.ts';
import type { SchedulerSlotQuery } from '../../../generated/operations.ts';
import { ReleaseHeld } from '../release-held.tsx';
import { CapacityControl } from './capacity-control.tsx';
import styles from './slot-panel.module.css';
import { isShut, stateOfSlot } from './slot-state.ts';
import { SlotStateTag } from './slot-state-tag.tsx';
import { soldParts } from './sold-parts.ts';
import { useChangeSlots } from './use-change-slots.ts';

interface SlotInspectorProps {
  slot: SchedulerSlotQuery['schedulerSlot'];
  canEdit: boolean;
  capacityField: Ref<HTMLInputElement>;
  dayPath: string;
  /** Asks why it is what it is. */
  onWhy: () => void;
}

/** One timeslot: how it is filled and by which channel, its limit, and what can be done with it. */
export function SlotInspector({ slot, canEdit, capacityField, dayPath, onWhy }: SlotInspectorProps) {
  const { t, number } = useMessages();
  const { change, busy } = useChangeSlots();
  const closing = useClosing();
  const seesVisitors = useCan('timeslotgroup', 'access');
  const mayRelease = useCan('availability-scheduler', 'extra');
  const isEditable = canEdit && !slot.isPast && slot.state !== 'cancelled';
  const taken = slot.soldCount + slot.heldCount;
  const isOpen = slot.state === 'open';
  const isClosable = !slot.isPast && slot.state !== 'cancelled' && slot.closureId === null;
  return (
    <div className={styles.inspector}>
      <div className={styles.tags}>
        <SlotStateTag slot={slot} />
        {slot.isSynced && (
          <StatusTag tone="neutral" mark="none">
            <IconRefresh size={12} stroke={1.6} aria-hidden="true" /> {t('scheduler.synced')}
          </StatusTag>
        )}
        {slot.isPast && (
          <StatusTag tone="neutral" mark="ring">
            {t('scheduler.past')}
          </StatusTag>
        )}
      </div>
      {slot.conflict && (
        <Notice tone="warning">
          {slot.conflict === 'not-in-rules'
            ? t('scheduler.conflict.notInRules')
            : t('scheduler.conflict.belowTaken', { wanted: slot.wantedCapacity ?? 0 })}{' '}
          {isEditable && (
            <Button size="compact-sm" loading={busy} onClick={() => void change([slot.id], wishOf(slot))}>
              {t('scheduler.settle.act')}
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.fill}>
        <p>
          <strong>{number(taken)}</strong>{' '}
          {slot.capacity === null || slot.capacity === undefined
            ? t('scheduler.takenUnit')
            : t('scheduler.of', { count: slot.capacity })}
        </p>
        <span>
          {slot.withheldCount > 0 && `${t('scheduler.withheld', { count: slot.withheldCount })} · `}
          {t('scheduler.scanned', { count: slot.scannedCount })}
        </span>
      </div>
      <Shares slot={slot} />
      {isEditable ? (
        <>
          <hr className={styles.line} />
          <CapacityControl
            label={t('scheduler.capacityOfSlot')}
            hint={
              slot.ruleName
                ? t(slot.madeByHand ? 'scheduler.setByHand' : 'scheduler.setBy', { name: slot.ruleName })
                : undefined
            }
            value={slot.capacity ?? null}
            busy={busy}
            field={capacityField}
            onSet={(limit) => void change([slot.id], { limit })}
          />
          <div className={styles.acts}>
            {mayRelease && slot.heldCount > 0 && <ReleaseHeld timeslotId={slot.id} />}
            <Button
              hidden={!isOpen && slot.closureId !== null}
              leftSection={
                isOpen ? (
                  <IconLock size={15} stroke={1.6} aria-hidden="true" />
                ) : (
                  <IconLockOpen size={15} stroke={1.6} aria-hidden="true" />
                )
              }
              loading={busy}
              onClick={() => void change([slot.id], { state: isOpen ? 'closed' : 'open' })}
            >
              {t(isOpen ? 'scheduler.closeSlot' : 'scheduler.openSlot')}
            </Button>
          </div>
        </>
      ) : (
        slot.ruleName && <p className={styles.rule}>{t('scheduler.setBy', { name: slot.ruleName })}</p>
      )}
      <div className={styles.acts}>
        {closing.mayClose && isClosable && (
          <Button
            c="var(--danger-text)"
            leftSection={<IconCalendarX size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => closing.closeTimeslots([slot])}
          >
            {t('closures.cancelTimeslots', { count: 1 })}
          </Button>
        )}
        <Button leftSection={<IconHelpCircle size={15} stroke={1.6} aria-hidden="true" />} onClick={onWhy}>
          {!isShut(stateOfSlot(slot)) && slot.fill.left !== null && slot.fill.left !== undefined
            ? t('scheduler.whyLeft', { count: slot.fill.left })
            : t('scheduler.why')}
        </Button>
      </div>
      {closing.dialog}
      <div className={styles.links}>
        {slot.closureId && (
          <Link to={`/timeslotgroup/closure/${slot.closureId}`}>{t('scheduler.openClosure')}</Link>
        )}
        <Link to={dayPath}>{t('scheduler.openDay')}</Link>
        {seesVisitors &&
          (slot.timeslotGroupId ? (
            <Link to={`/timeslotgroup/${slot.timeslotGroupId}/visitors?date=${slot.date}&time=${slot.time}`}>
              {t('scheduler.openSlotVisitors')}
            </Link>
          ) : (
            <Link to={`/bezoekerlijst?date=${slot.date}`}>{t('scheduler.openVisitors')}</Link>
          ))}
        {slot.timeslotGroupId && (
          <Link to={`/timeslotgroup/${slot.timeslotGroupId}/day/${slot.date}`}>
            {t('scheduler.openGroupDay')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** What the rules ask of it: drafted, its dry run asks what becomes of the visitors. */
function wishOf({ conflict, wantedCapacity }: SlotInspectorProps['slot']) {
  return conflict === 'not-in-rules' ? { state: 'closed' as const } : { limit: wantedCapacity ?? null };
}

/** The taken places as one bar, and each part in words. */
function Shares({ slot }: { slot: SlotInspectorProps['slot'] }) {
  const { t, number } = useMessages();
  const parts = soldParts(slot, t);
  const whole = Math.max(slot.capacity ?? 0, slot.soldCount + slot.heldCount, 1);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ key, places, colour }) => (
          <span key={key} style={{ inlineSize: `${(places / whole) * 100}%`, background: colour }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ key, label, places, colour }) => (
          <div key={key}>
            <dt>
              <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
              {label}
            </dt>
            <dd>{number(places)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
