/** What a PDF ticket is made of; each once, but for the client's own texts. */
export const eTicketBlockKinds = ['logo', 'banner', 'visit', 'code', 'text', 'contact', 'own'] as const;
export type ETicketBlockKind = (typeof eTicketBlockKinds)[number];

export const eTicketPlaces = ['left', 'middle', 'right'] as const;
export const eTicketBannerHeights = ['low', 'whole'] as const;
/** What else is said of the visit than product, date, time and ticket type. */
export const eTicketVisitFields = ['location', 'price', 'visitor', 'buyer'] as const;
export type ETicketVisitField = (typeof eTicketVisitFields)[number];
/** `client` = the code type of the client's technical data. */
export const eTicketCodeTypes = ['client', 'qr', '1d'] as const;
/** In a row of its own, or beside the visit. */
export const eTicketCodePlaces = ['row', 'left', 'right'] as const;

/** A code under 55 mm cannot be saved: cheap scanners would not read it from poor paper. */
export const eTicketCodeMm = { minimum: 55, maximum: 90 } as const;
export const mostOwnBlocks = 4;
export const longestBlockName = 40;

/** What the height of a page depends on. */
export interface ETicketLayout {
  readonly blocks: readonly { readonly kind: ETicketBlockKind; readonly isOn: boolean }[];
  readonly bannerHeight: (typeof eTicketBannerHeights)[number];
  readonly codeType: (typeof eTicketCodeTypes)[number];
  readonly codeSizeMm: number;
  readonly codePlace: (typeof eTicketCodePlaces)[number];
  readonly codeHasNumber: boolean;
}
