import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useIsPartner } from './use-is-partner.ts';

/** The way to a page of vouchers: a partner has the list alone, since it sees no other codes. */
export function useVoucherCrumbs(): Crumb[] {
  const { t } = useMessages();
  const list = { label: t('vouchers.list.title'), to: '/voucher' };
  return useIsPartner() ? [list] : [{ label: t('codes.title'), to: '/discountcodes-and-vouchers' }, list];
}
