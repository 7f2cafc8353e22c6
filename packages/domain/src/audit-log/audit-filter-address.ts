import { daysOfPeriod } from '../orders/order-periods.ts';
import { isUuid } from '../result/uuid.ts';

const word = /^[a-z0-9-]{1,60}$/;
const isReadable = {
  actor: (text: string) => text === 'system' || isUuid(text.toLowerCase()),
  action: (text: string) => word.test(text),
  entity: (text: string) => word.test(text),
  entityId: (text: string) => isUuid(text.toLowerCase()),
  // Whether a period is readable does not depend on the day.
  period: (text: string) => daysOfPeriod(text, '2026-01-01') !== null,
};

export type AuditFilterName = keyof typeof isReadable;

export function isReadableFilter(name: AuditFilterName, text: string): boolean {
  return isReadable[name](text);
}

/** The filters in an address of the audit log that narrow nothing, because they cannot be read. */
export function findUnreadFilters(
  address: Readonly<Partial<Record<AuditFilterName, string | undefined>>>,
): AuditFilterName[] {
  const names = Object.keys(isReadable) as AuditFilterName[];
  return names.filter((name) => {
    const text = address[name];
    return text !== undefined && text !== '' && !isReadableFilter(name, text);
  });
}
