import type { ImagePurpose } from '@foyer/domain/images/image-rules.ts';
import type { PicturePurpose } from '../../generated/operations.ts';

/** What a picture is for: its name in the rules, and how it is shown on its card. */
export const picturePurposes: Readonly<
  Record<
    PicturePurpose,
    {
      rule: ImagePurpose;
      /** At most so many CSS pixels wide. */
      widest: number;
      /** Visitors see it beside texts, so that what it shows can be said; others have a name or only decorate. */
      isDescribed: boolean;
    }
  >
> = {
  productInformation: { rule: 'product-information', widest: 420, isDescribed: true },
  program: { rule: 'program', widest: 280, isDescribed: true },
  ticketType: { rule: 'ticket-type', widest: 96, isDescribed: true },
  eTicketBanner: { rule: 'eticket-banner', widest: 400, isDescribed: false },
  logo: { rule: 'logo', widest: 180, isDescribed: false },
  banner: { rule: 'banner', widest: 960, isDescribed: false },
  ticketstreetBanner: { rule: 'ticketstreet-banner', widest: 480, isDescribed: false },
  ticketstreetLogo: { rule: 'ticketstreet-logo', widest: 64, isDescribed: false },
  emailBanner: { rule: 'email-banner', widest: 400, isDescribed: true },
  giftCard: { rule: 'gift-card', widest: 451, isDescribed: true },
  pdfBackground: { rule: 'pdf-background', widest: 280, isDescribed: false },
};
