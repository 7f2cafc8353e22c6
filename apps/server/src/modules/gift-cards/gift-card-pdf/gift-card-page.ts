/** Everything that the PDF of a gift card says, in its language. */
export interface GiftCardPage {
  readonly language: string;
  readonly isOtherForm: boolean;
  readonly client: { readonly name: string; readonly town: string };
  readonly logo: Buffer | null;
  readonly colours: { readonly brand: string; readonly ink: string };
  /** 902 by 280 pixels; null = waves in the colours of the client. */
  readonly banner: Buffer | null;
  /** What the banner shows; '' = it only decorates. */
  readonly bannerText: string;
  /** '' = not said. */
  readonly recipientName: string;
  readonly fromName: string;
  readonly message: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Of tickets that are a present: what they are, and the link that gives them their day; null = a card. */
  readonly tickets: { readonly lines: readonly string[]; readonly link: string } | null;
  /** As it is printed and read: `G7WD-3NQX-8K4P`. */
  readonly code: string;
  readonly validUntil: string;
  /** It pays for test orders only. */
  readonly isTest: boolean;
  /** Where tickets are sold, and where its balance is shown, as a person types them. */
  readonly shop: string;
  readonly balancePage: string;
  /** How to reach the museum. */
  readonly contact: string;
}
