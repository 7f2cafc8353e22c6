import { readPrice, writePrice } from '@foyer/domain/catalog/read-price.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { decimalSignOf } from '../../../components/fields/decimal-sign.ts';

/** What goes back as it is typed; as the rules propose it until then. */
export function useRefundAmount() {
  const { intlLocale } = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readPrice(typed);
  return {
    typed,
    setTyped,
    /** In the field while nothing is typed. */
    write: (minor: number) => writePrice(minor, decimalSignOf(intlLocale)),
    wish: read?.ok ? { refundMinor: read.value } : {},
    isUnreadable: read !== null && !read.ok,
  };
}

export type RefundAmountState = ReturnType<typeof useRefundAmount>;
