import type { PartFieldsProps } from '../editor-fields.ts';
import type { FlowPart } from '../flow-parts.ts';
import { DetailsFields } from './details-fields.tsx';
import { DonationFields } from './donation-fields.tsx';
import { GroupsFields } from './groups-fields.tsx';
import { OrderSizeFields } from './order-size-fields.tsx';
import { TermsFields, ThankYouFields, VoucherFields } from './small-fields.tsx';
import { UpsellFields } from './upsell-fields.tsx';

/** What a part of the flow asks and offers, besides its texts. */
export function PartFields({ part, ...props }: PartFieldsProps & { part: FlowPart }) {
  switch (part) {
    case 'tickets':
      return (
        <>
          <GroupsFields step="tickets" {...props} />
          <OrderSizeFields {...props} />
        </>
      );
    case 'products':
    case 'merchandise':
      return <GroupsFields step={part} {...props} />;
    case 'details':
      return <DetailsFields {...props} />;
    case 'donation':
      return <DonationFields {...props} />;
    case 'upsell':
      return <UpsellFields {...props} />;
    case 'thankYou':
      return <ThankYouFields {...props} />;
    case 'voucher':
      return <VoucherFields {...props} />;
    case 'terms':
      return <TermsFields {...props} />;
    default:
      return null;
  }
}
