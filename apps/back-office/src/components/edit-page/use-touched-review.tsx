import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { type TouchedDay, TouchedReviewDialog } from './touched-review-dialog.tsx';
import type { ShownReview } from './use-shown-review.ts';

/** A question before the save, as `EditArea` takes it. */
export interface PageReview {
  /** Saves, after asking where tickets are touched; answers whether everything was saved. */
  submit: () => Promise<boolean>;
  /** While what was changed can touch sold tickets. */
  saveLabel: string | undefined;
  dialog: ReactNode;
}

interface ReviewedChange {
  submit: () => Promise<boolean>;
  /** Through which `submit` saves. */
  shown: ShownReview;
  /** Whether what was changed can touch sold tickets at all. */
  concerns: boolean;
  preview: () => Promise<{ fingerprint: string; touched: readonly TouchedDay[] }>;
}

/** So often a review is shown again because tickets were sold while it was read. */
const mostReviews = 5;

/**
 * Shows before the save which tickets it touches, and again where that is not true any more. What rule or server
 * refuse is shown by the form itself.
 */
export function useTouchedReview({ submit, shown, concerns, preview }: ReviewedChange): PageReview {
  const { t } = useMessages();
  const [asked, setAsked] = useState<readonly TouchedDay[] | null>(null);
  const [hasMovedOn, setMovedOn] = useState(false);
  const answered = useRef<(isConfirmed: boolean) => void>(() => {});
  const ask = async (days: readonly TouchedDay[]): Promise<boolean> => {
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answered.current = resolve;
      setAsked(days);
    });
    setAsked(null);
    return isConfirmed;
  };
  const review = async () => {
    shown.show(null);
    if (!concerns) return submit();
    for (let nth = 0; nth < mostReviews; nth += 1) {
      setMovedOn(nth > 0);
      const found = await preview().catch(() => null);
      if (found && found.touched.length > 0 && !(await ask(found.touched))) return false;
      shown.show(found?.fingerprint ?? null);
      if (await submit()) return true;
      if (!shown.hasMovedOn()) return false;
    }
    return false;
  };
  return {
    submit: review,
    saveLabel: concerns ? t('touched.button') : undefined,
    dialog: (
      <TouchedReviewDialog
        asked={asked}
        hasMovedOn={hasMovedOn}
        onAnswer={(isConfirmed) => answered.current(isConfirmed)}
      />
    ),
  };
}
