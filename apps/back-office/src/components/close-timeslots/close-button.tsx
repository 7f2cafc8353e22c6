import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import type { PlaceToClose } from './close-timeslots-dialog.tsx';
import { useClosing } from './use-closing.tsx';

interface CancelDayButtonProps {
  place: PlaceToClose;
  date: string;
  /** From where on, where the day has begun. */
  from?: string | undefined;
  /** What it would close is being read. */
  busy?: boolean;
}

/** Cancel day: closes what is left of a date, with what happens to its visitors. Only with the right. */
export function CancelDayButton({ place, date, from, busy = false }: CancelDayButtonProps) {
  const { mayClose, closeDay, dialog } = useClosing();
  if (!mayClose) return null;
  return (
    <>
      <AskToCancelDay busy={busy} onClick={() => closeDay(place, date, from)} />
      {dialog}
    </>
  );
}

/** Its button alone, for a screen that has the dialog already. */
export function AskToCancelDay({ busy = false, onClick }: { busy?: boolean; onClick: () => void }) {
  const { t } = useMessages();
  return (
    <Button
      variant="default"
      c="var(--danger-text)"
      bd="1px solid var(--danger)"
      leftSection={<IconCalendarX size={15} stroke={1.6} aria-hidden="true" />}
      disabled={busy}
      onClick={onClick}
    >
      {t('closures.cancelDay')}
    </Button>
  );
}
