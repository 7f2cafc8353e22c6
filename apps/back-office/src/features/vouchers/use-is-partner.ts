import { useOwnAccount } from '../../session/use-own-account.ts';

/** A voucher partner: it sees its own vouchers and nothing else of the codes. */
export const useIsPartner = (): boolean => useOwnAccount().account?.accountType === 'voucher partner';
