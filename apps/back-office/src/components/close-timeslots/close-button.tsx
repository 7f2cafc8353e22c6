import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import type { PlaceToClose } from './close-timeslots-dialog.tsx';
import { useClosing } from './use-closing.tsx';

interface CancelDayButtonProps {
  place: PlaceToClose;
  date: string;
  /** From where on, where the day has begun. */
  from?: string | undefined;
}

/** Cancel day: closes what is left of a date, with what happens to its visitors. Only for who may. */
export function CancelDayButton({ place, date, from }: CancelDayButtonProps) {
  const { mayClose, closeDay, dialog } = useClosing();
  if (!mayClose) return null;
  return (
    <>
      <AskToCancelDay onClick={() => closeDay(place, date, from)} />
      {dialog}
    </>
  );
}

/** Its button alone, for a screen that has the dialog already. */
export function AskToCancelDay({ onClick }: { onClick: () => void }) {
  const { t } = useMessages();
  return (
    <Button
      variant="default"
      c="var(--danger-text)"
      bd="1px solid var(--danger)"
      leftSection={<IconCalendarX size={15} stroke={1.6} aria-hidden="true" />}
      onClick={onClick}
    >
      {t('closures.cancelDay')}
    </Button>
  );
}
