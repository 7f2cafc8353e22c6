import { ContentText } from '@foyer/content-html/content-text.tsx';
import type { ChoosingStep } from '@foyer/domain/channels/step-of-ticket.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ReactNode } from 'react';
import { useOwnTexts } from '../../app/own-texts.ts';
import { useTexts } from '../../app/texts.tsx';

/** What can be chosen besides tickets, below a heading of its own; the tickets have that of the step. */
export function ChoosingSection({ step, children }: { step: ChoosingStep; children: ReactNode }) {
  const { t } = useTexts();
  const { heading, intro } = useOwnTexts(step);
  if (step === 'tickets') return children;
  return (
    <>
      <div className="choosing">
        <h2>{heading || t(`shop.choosing.${step}`)}</h2>
        {intro && (
          <div className="lead">
            <ContentText text={intro} className="formatted" />
          </div>
        )}
      </div>
      {children}
    </>
  );
}

/** The groups with only those of their types that are chosen on this step. */
export function groupsOfStep(groups: readonly SalesTicketGroup[], step: ChoosingStep): SalesTicketGroup[] {
  return groups.flatMap((group) => {
    const ticketTypes = group.ticketTypes.filter((type) => type.step === step);
    return ticketTypes.length > 0 ? [{ ...group, ticketTypes }] : [];
  });
}
