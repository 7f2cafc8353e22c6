import { useMessages } from '@foyer/ui/states/messages.tsx';
import { printBlocks } from '../../../components/tills/print-blocks.ts';
import type { PapersOfSale } from '../hands/desk-hand.ts';
import { printTicketsHere } from './print-tickets-here.ts';

interface PapersProps {
  papers: PapersOfSale;
  hasReceipt: boolean;
  className: string | undefined;
}

/** Prints the receipt and the tickets of a sale by the browser: their codes are on this desk. */
export function PapersOfSaleHere({ papers, hasReceipt, className }: PapersProps) {
  const { t } = useMessages();
  return (
    <>
      {hasReceipt && (
        <button type="button" className={className} onClick={() => printBlocks(papers.receipt)}>
          {t('tills.printReceipt')}
        </button>
      )}
      <button type="button" className={className} onClick={() => printTicketsHere(papers.tickets)}>
        {t('desk.printTickets')}
      </button>
    </>
  );
}
