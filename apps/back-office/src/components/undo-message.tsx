import { Button, Group } from '@mantine/core';

interface UndoMessageProps {
  message: string;
  label: string;
  onUndo: () => void;
}

/** What was done, and the way back (design, 10: "toast with Undo for reversible acts"). */
export function UndoMessage({ message, label, onUndo }: UndoMessageProps) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{message}</span>
      <Button size="compact-sm" flex="none" onClick={onUndo}>
        {label}
      </Button>
    </Group>
  );
}
