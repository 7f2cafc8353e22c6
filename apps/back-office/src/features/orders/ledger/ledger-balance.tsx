import { localDateTime } from '@foyer/i18n/format-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import type { LedgerOfOrder, Order } from '../order.ts';
import { saveLedger } from './ledger-file.ts';

export interface LedgerProps {
  order: Order;
  ledger: LedgerOfOrder;
}

/** Whether tickets, ledger and money agree: on the ledger's tab always, on the order itself where they differ. */
export function LedgerBalance({ order, ledger }: LedgerProps) {
  const words = useMessages();
  const { t, money } = words;
  const amount = (amountMinor: number) => money(amountMinor, order.currency);
  const isBalanced = ledger.differenceMinor === 0;
  return (
    <Notice
      tone={isBalanced ? 'success' : 'danger'}
      title={t(isBalanced ? 'ledger.balanced' : 'ledger.differs', {
        amount: amount(Math.abs(ledger.differenceMinor)),
      })}
      links={
        <Button size="compact-sm" variant="subtle" onClick={() => saveLedger(words, order, ledger)}>
          {t('ledger.download')}
        </Button>
      }
    >
      {t(isBalanced ? 'ledger.equation' : 'ledger.differs.parts', {
        worth: amount(ledger.worthMinor),
        ledger: amount(ledger.earnedMinor),
        received: amount(ledger.receivedMinor),
        returned: amount(ledger.returnedMinor + ledger.dueMinor),
        time: localDateTime(ledger.checkedAt, order.timeZone).time,
      })}
      {!isBalanced && ` ${t('ledger.differs.task')}`}
    </Notice>
  );
}
