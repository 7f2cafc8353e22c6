import { countAdmissions } from '@foyer/domain/sales/check-wish.ts';
import type { StepProps } from '../app/step-props.ts';
import { useAct } from '../app/use-act.ts';
import { HoldStrip } from './hold-strip.tsx';
import { ProblemNotice } from './notice.tsx';

/** The time left of the held places, with the button that extends it; nothing once payment has begun. */
export function HoldNotice({ page, cart, clock }: Pick<StepProps, 'page' | 'cart' | 'clock'>) {
  const act = useAct();
  const held = cart.timed?.cart;
  if (held?.state !== 'held') return null;
  const places = held.visit.date === null ? 0 : countAdmissions(page.ticketGroups, held.lines);
  return (
    <>
      <HoldStrip
        places={places === 0 ? null : places}
        seconds={clock.seconds}
        announced={clock.announced}
        onExtend={held.extensionsLeft > 0 ? () => void act.run(cart.extend) : null}
        isPending={act.isPending}
      />
      {act.problem && <ProblemNotice problem={act.problem} />}
    </>
  );
}
