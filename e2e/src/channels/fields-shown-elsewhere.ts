import type { ShownElsewhere } from './field-effects.ts';

const storefront = 'apps/server/src/modules/storefront';
const saidByBuyer = `${storefront}/checkout/said-by-buyer.db.test.ts`;
const donation = `${storefront}/checkout/donation.db.test.ts`;
const restrictions = `${storefront}/checkout/restrictions.db.test.ts`;
const discountCodes = 'e2e/discounts/discount-code.spec.ts';
const steps = 'packages/domain/src/channels/step-of-ticket.test.ts';

/** Fields whose effect is not on a page as it is previewed, each with the test that shows it. */
export const shownElsewhere: Readonly<Record<string, ShownElsewhere>> = {
  title: { file: `${storefront}/sales-page/preview-sales-page.db.test.ts` },
  'texts.searchTitle': { file: `${storefront}/sales-page/preview-sales-page.db.test.ts` },
  'texts.searchDescription': { file: `${storefront}/sales-page/preview-sales-page.db.test.ts` },
  'salesFlow.style.template': { file: 'e2e/channels/webshop.spec.ts', naming: 'webshop' },
  'salesFlow.details.ticketNameGroupIds': { file: saidByBuyer, naming: 'ticketNames' },
  url: { file: 'e2e/ticketstreet.spec.ts' },
  startDate: { file: 'packages/domain/src/channels/channel-publication.test.ts' },
  endDate: { file: 'packages/domain/src/channels/channel-publication.test.ts' },
  holdCapacity: { file: 'packages/domain/src/channels/hold-capacity.test.ts' },
  banner: { file: 'apps/server/src/modules/images/image-rules.db.test.ts', naming: 'channel' },
  logo: { file: 'apps/server/src/modules/images/image-rules.db.test.ts', naming: 'channel' },
  'salesFlow.products.isOn': { file: steps, naming: 'products' },
  'salesFlow.products.ticketGroupIds': { file: steps },
  'salesFlow.merchandise.isOn': { file: steps, naming: 'merchandise' },
  'salesFlow.merchandise.ticketGroupIds': { file: steps },
  'salesFlow.upsell.isOn': { file: steps, naming: 'upsell' },
  'salesFlow.upsell.ticketTypeIds': { file: steps },
  'salesFlow.details.fields': { file: saidByBuyer },
  'salesFlow.details.customFieldKind': { file: saidByBuyer },
  'salesFlow.details.ticketNames': { file: saidByBuyer },
  'texts.detailsCustomChoices': { file: saidByBuyer },
  'salesFlow.termsRequired': { file: saidByBuyer },
  'salesFlow.donation.isOn': { file: donation, naming: 'donation' },
  'salesFlow.donation.choice': { file: donation },
  'salesFlow.donation.amountsMinor': { file: donation },
  'salesFlow.restrictions.who': { file: restrictions },
  'salesFlow.restrictions.emailDomains': { file: restrictions },
  'salesFlow.restrictions.codes': {
    file: 'apps/server/src/modules/storefront/checkout/buyer-code.db.test.ts',
  },
  'salesFlow.restrictions.mostUsesPerCode': {
    file: 'apps/server/src/modules/storefront/checkout/buyer-code.db.test.ts',
  },
  'salesFlow.restrictions.mostTicketsPerEmail': { file: restrictions },
  'salesFlow.waitingList': { file: 'apps/server/src/modules/waiting-list/waiting-list.db.test.ts' },
  'salesFlow.popupData.url': { file: 'apps/server/src/modules/popup-data/popup-data.db.test.ts' },
  'salesFlow.steps.voucher': { file: discountCodes },
  'salesFlow.options.discountCodes': {
    file: 'apps/server/src/modules/storefront/discount-codes/discount-code.db.test.ts',
  },
  'texts.voucherHeading': { file: discountCodes },
  'texts.voucherIntro': { file: discountCodes },
  'salesFlow.options.giftTickets': {
    file: `${storefront}/gift-tickets/gift-tickets.db.test.ts`,
    naming: 'gift-tickets-not-sold',
  },
  'salesFlow.options.vouchers': { file: `${storefront}/paying-codes/voucher.db.test.ts` },
  'salesFlow.options.giftCards': { file: `${storefront}/paying-codes/gift-card.db.test.ts` },
  'salesFlow.options.wallet': { file: `${storefront}/checkout/wallets-of-page.db.test.ts` },
  'salesFlow.smsVerification': { file: `${storefront}/cart/sms-verification.db.test.ts` },
};
