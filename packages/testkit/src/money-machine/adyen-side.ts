import { ADYEN_KEYS, type AdyenNews, startAdyen } from '../providers/adyen-counterpart.ts';
import type { PayerSide } from './payer-side.ts';

/** Adyen tells of disputes and lost refunds by notices alone: what happened is kept until a notice is sent. */
export async function adyenSide(): Promise<PayerSide> {
  const adyen = await startAdyen();
  const charges = new Map<string, string>();
  const disputes = new Map<string, { value: number; isWon: boolean }[]>();
  const lost = new Set<string>();
  const refundsOf = (reference: string) =>
    adyen.refunds.filter(({ paymentPspReference }) => paymentPspReference === charges.get(reference));
  const end = (reference: string) => {
    const link = adyen.links.get(reference);
    if (link?.status === 'active') link.status = 'expired';
  };
  return {
    provider: 'adyen',
    keys: ADYEN_KEYS,
    method: 'ideal',
    env: { FOYER_ADYEN_URL: adyen.url },
    counterpart: adyen,
    pay(reference) {
      const link = adyen.links.get(reference);
      if (link?.status !== 'active') return;
      link.status = 'completed';
      charges.set(reference, `PSP${reference}`);
    },
    fail: end,
    expire: end,
    chargeBack(reference, amountMinor) {
      if (charges.has(reference))
        disputes.set(reference, [...(disputes.get(reference) ?? []), { value: amountMinor, isWon: false }]);
    },
    winDisputes(reference) {
      for (const dispute of disputes.get(reference) ?? []) dispute.isWon = true;
    },
    loseRefund(reference) {
      const last = refundsOf(reference).at(-1);
      if (last) lost.add(last.pspReference);
    },
    async notify(noticeUrl, reference) {
      const link = adyen.links.get(reference);
      const charge = charges.get(reference);
      if (!link || !charge) return;
      const tell = async (news: Partial<AdyenNews>) => {
        const all = { success: 'true', originalReference: charge, ...news } as AdyenNews;
        await adyen.notify(noticeUrl, ADYEN_KEYS.webhookSecret, link, all);
      };
      await tell({
        eventCode: 'AUTHORISATION',
        pspReference: charge,
        originalReference: '',
      } as Partial<AdyenNews>);
      for (const [index, { value, isWon }] of (disputes.get(reference) ?? []).entries()) {
        const dispute = { pspReference: `CB${index}${charge}`, amount: { value, currency: 'EUR' } };
        for (const eventCode of isWon ? ['CHARGEBACK_REVERSED', 'CHARGEBACK'] : ['CHARGEBACK'])
          await tell({ eventCode, ...dispute } as Partial<AdyenNews>);
      }
      for (const { pspReference } of refundsOf(reference)) {
        if (lost.has(pspReference))
          await tell({ eventCode: 'REFUND_FAILED', pspReference } as Partial<AdyenNews>);
      }
    },
    keptMinor(reference) {
      const link = adyen.links.get(reference);
      if (!link || !charges.has(reference)) return 0;
      const refunds = refundsOf(reference).filter(({ pspReference }) => !lost.has(pspReference));
      return (link.amount.value ?? 0) - refunds.reduce((sum, { amount }) => sum + (amount.value ?? 0), 0);
    },
  };
}
