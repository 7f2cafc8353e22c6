import { RebookingExceptionsCard } from './rebooking-exceptions-card.tsx';
import { TryCard } from './try-card.tsx';

interface RebookingCardsProps {
  forAll: Record<string, unknown>;
  mayEdit: boolean;
  mayApplyNow: boolean;
  timeZone: string;
  /** Whether the account sees orders, which "Try it" reads. */
  mayTry: boolean;
}

/** What belongs to the rules for all tickets: their exceptions, and the verdict on one order. */
export function RebookingCards({ mayTry, ...ofExceptions }: RebookingCardsProps) {
  return (
    <>
      <RebookingExceptionsCard {...ofExceptions} />
      {mayTry && <TryCard />}
    </>
  );
}
