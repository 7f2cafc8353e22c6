import { useRef, useState } from 'react';

/** Tickets that a change touches on one day; without a date they are for no day. */
export interface TouchedDay {
  date?: string | null;
  reason: string;
  ticketCount: number;
}

export interface TouchedReview {
  /** The days that wait for an answer. */
  asked: readonly TouchedDay[] | null;
  answer: (goesOn: boolean) => void;
  /** Saves, after asking where tickets are touched; answers whether everything was saved. */
  submit: () => Promise<boolean>;
}

interface ReviewedChange {
  submit: () => Promise<boolean>;
  /** Whether what was changed can touch sold tickets at all. */
  concerns: boolean;
  preview: () => Promise<readonly TouchedDay[]>;
}

/** Puts before the save whose tickets it touches. What rule or server refuse is told by the form itself. */
export function useTouchedReview({ submit, concerns, preview }: ReviewedChange): TouchedReview {
  const [asked, setAsked] = useState<readonly TouchedDay[] | null>(null);
  const answered = useRef<(goesOn: boolean) => void>(() => {});
  const review = async () => {
    if (!concerns) return submit();
    const days = await preview().catch(() => []);
    if (days.length === 0) return submit();
    const goesOn = await new Promise<boolean>((resolve) => {
      answered.current = resolve;
      setAsked(days);
    });
    setAsked(null);
    return goesOn ? submit() : false;
  };
  return { asked, answer: (goesOn) => answered.current(goesOn), submit: review };
}
