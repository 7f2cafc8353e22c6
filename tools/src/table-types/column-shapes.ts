/** A column of which the catalogue of the database does not say enough: JSON, or values without a CHECK constraint. */
interface ColumnShape {
  /** The type of its values, without null. */
  type: string;
  /** The file that exports the types named in `type`, as seen from the generated file, and their names. */
  from?: readonly [file: string, ...names: string[]];
  /** JSON that is written as text; other columns are written as they are read. */
  isWrittenAsText?: boolean;
}

const json = (type: string, ...from: string[]): ColumnShape => ({
  ...values(type, ...from),
  isWrittenAsText: true,
});

function values(type: string, ...[file, ...names]: string[]): ColumnShape {
  return file === undefined ? { type } : { type, from: [file, ...names] };
}

const modules = '../modules';
const domain = '@foyer/domain';

export const columnShapes: Record<string, ColumnShape> = {
  'cart.language': values('ContentLanguage', `${domain}/catalog/content-text.ts`, 'ContentLanguage'),
  'account.locale': values('AccountLocale', `${domain}/identity/account-locales.ts`, 'AccountLocale'),
  'cart.code_parts': json('CodePart[]', `${domain}/paying-codes/share-by-codes.ts`, 'CodePart'),
  'cart.lines': json('SaleLine[]', `${modules}/sales/index.ts`, 'SaleLine'),
  'change.wanted': json('unknown'),
  'change.remedies': json('ChosenRemedies', `${modules}/changes/change.ts`, 'ChosenRemedies'),
  'change.before': json('unknown'),
  'change.outcome': json('unknown'),
  'channel.colours': values('{ brand: string; ink: string; paper: string }'),
  'channel.default_language': values(
    'ContentLanguage',
    `${domain}/catalog/content-text.ts`,
    'ContentLanguage',
  ),
  'channel.sales_flow': json('unknown'),
  'eticket_template.template': json('unknown'),
  'channel.payment_methods': values(
    'PaymentMethod[]',
    `${domain}/payments/payment-methods.ts`,
    'PaymentMethod',
  ),
  'channel.languages': values('ContentLanguage[]', `${domain}/catalog/content-text.ts`, 'ContentLanguage'),
  'colour_scheme.colours': values('{ brand: string; ink: string; paper: string }'),
  'client.channel_types': values('ChannelType[]', `${domain}/clients/client.ts`, 'ChannelType'),
  'client.country': values('ClientCountry', `${domain}/clients/client.ts`, 'ClientCountry'),
  'client_setting.value': json('unknown'),
  'client_setting.value_before': json('unknown'),
  'gift_card.currency': values('Currency', `${domain}/money/currency.ts`, 'Currency'),
  'gift_card.language': values('ContentLanguage', `${domain}/catalog/content-text.ts`, 'ContentLanguage'),
  'hold.sale': json('HeldTickets[]', `${modules}/capacity/hold.ts`, 'HeldTickets'),
  'image.alternative_text': json('Texts', `${domain}/catalog/content-text.ts`, 'Texts'),
  'order_event.facts': json('OrderEventFacts', `${domain}/orders/order-events.ts`, 'OrderEventFacts'),
  'invoice.currency': values('Currency', `${domain}/money/currency.ts`, 'Currency'),
  'invoice.facts': json('InvoiceFacts', `${domain}/invoices/invoice.ts`, 'InvoiceFacts'),
  'invoice.language': values('ContentLanguage', `${domain}/catalog/content-text.ts`, 'ContentLanguage'),
  'invoice.lines': json('InvoiceLine[]', `${domain}/invoices/invoice-line.ts`, 'InvoiceLine'),
  'mail.kind': values('MailKind', `${domain}/message-queue/mail-kinds.ts`, 'MailKind'),
  'one_time_link.purpose': values(
    'LinkPurpose',
    `${modules}/identity/account-links/link-purpose.ts`,
    'LinkPurpose',
  ),
  'order_event.kind': values('OrderEventKind', `${domain}/orders/order-events.ts`, 'OrderEventKind'),
  'orders.language': values('ContentLanguage', `${domain}/catalog/content-text.ts`, 'ContentLanguage'),
  'orders.currency': values('Currency', `${domain}/money/currency.ts`, 'Currency'),
  'order_line.gifts': json('string[]'),
  'order_line.sells': values('GiftKind', `${domain}/catalog/item-kinds.ts`, 'GiftKind'),
  'order_line.price_steps': json('PriceStep[]', `${domain}/pricing/price-step.ts`, 'PriceStep'),
  'payment.currency': values('Currency', `${domain}/money/currency.ts`, 'Currency'),
  'person_erasure.erased': json('ErasedCount[]', `${domain}/privacy/erasure.ts`, 'ErasedCount'),
  'person_erasure.stays': json('ErasedCount[]', `${domain}/privacy/erasure.ts`, 'ErasedCount'),
  'person_erasure.proof': json('ErasureProof', `${domain}/privacy/erasure.ts`, 'ErasureProof'),
  'retention_run.cleared': json('Record<string, number>'),
  'provider_notice.body': json('unknown'),
  'refund.reason': values('RefundReason', `${domain}/payments/refund-reasons.ts`, 'RefundReason'),
  'scan.reason': values('ScanReason', `${domain}/scanning/scan-verdict.ts`, 'ScanReason'),
  'till_close.document': json('TillCloseDocument', `${domain}/tills/close-document.ts`, 'TillCloseDocument'),
  'till_session.currency': values('Currency', `${domain}/money/currency.ts`, 'Currency'),
  'ticket_group.open_weekdays': values('Weekday[]', `${domain}/calendar/weekday.ts`, 'Weekday'),
  'ticket_type.information_icon': values(
    "InformationIcon | ''",
    `${domain}/catalog/information-icons.ts`,
    'InformationIcon',
  ),
  'wall_screen.languages': values(
    'ContentLanguage[]',
    `${domain}/catalog/content-text.ts`,
    'ContentLanguage',
  ),
};
