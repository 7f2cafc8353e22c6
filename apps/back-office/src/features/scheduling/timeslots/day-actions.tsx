import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { AskToCancelDay } from '../../../components/close-timeslots/close-button.tsx';
import { useGo } from '../../../components/use-go.ts';
import styles from './day-actions.module.css';

interface DayActs {
  /** Left out where none can be added. */
  onAdd: (() => void) | undefined;
  /** Left out where nothing is left that can be cancelled. */
  onCancel: (() => void) | undefined;
}

/** What can be done with a day; on a phone its visitors here, and the rest in the bar below (design/more.md, 16). */
export function DayActions({ groupId, date, onAdd, onCancel }: DayActs & { groupId: string; date: string }) {
  const { t } = useMessages();
  const go = useGo();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const openVisitors = () => go(`/timeslotgroup/${groupId}/visitors?date=${date}`);
  if (phone)
    return (
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('scheduling.day.visitors')}
        onClick={openVisitors}
      >
        <IconUsers size={17} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    );
  return (
    <>
      <Button leftSection={<IconUsers size={15} stroke={1.6} aria-hidden="true" />} onClick={openVisitors}>
        {t('scheduling.day.visitors')}
      </Button>
      {onAdd && <AskToAdd onClick={onAdd} />}
      {onCancel && <AskToCancelDay onClick={onCancel} />}
    </>
  );
}

/** Above the tab bar of a phone, wherever one has scrolled to. */
export function DayBar({ onAdd, onCancel }: DayActs) {
  if (!onAdd && !onCancel) return null;
  return (
    <div className={styles.bar}>
      {onAdd && <AskToAdd onClick={onAdd} />}
      {onCancel && <AskToCancelDay onClick={onCancel} />}
    </div>
  );
}

function AskToAdd({ onClick }: { onClick: () => void }) {
  const { t } = useMessages();
  return (
    <Button leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />} onClick={onClick}>
      {t('scheduling.day.add')}
    </Button>
  );
}
