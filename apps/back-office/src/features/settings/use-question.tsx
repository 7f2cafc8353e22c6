import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { type ReactNode, useCallback, useRef, useState } from 'react';

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  destructive?: boolean;
}

/** Asks and waits: `if (await ask({...})) act()`; `dialog` is drawn by the page. */
export function useQuestion(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => {});
  const ask = useCallback((asked: Question) => {
    setQuestion(asked);
    setIsOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (yes: boolean) => {
    setIsOpen(false);
    answer.current(yes);
  };
  return {
    ask,
    dialog: (
      <ConfirmDialog
        opened={isOpen}
        destructive={question?.destructive ?? false}
        title={question?.title ?? ''}
        confirmLabel={question?.confirmLabel ?? ''}
        onConfirm={() => close(true)}
        onCancel={() => close(false)}
      >
        {question?.text}
      </ConfirmDialog>
    ),
  };
}
