/** What a PDF ticket is made of; each once, but for the client's own texts. */
export const eTicketBlockKinds = ['logo', 'banner', 'visit', 'code', 'text', 'contact', 'own'] as const;
export type ETicketBlockKind = (typeof eTicketBlockKinds)[number];

export const eTicketPlaces = ['left', 'middle', 'right'] as const;
export type ETicketPlace = (typeof eTicketPlaces)[number];
export const eTicketBannerHeights = ['low', 'whole'] as const;
export type ETicketBannerHeight = (typeof eTicketBannerHeights)[number];
/** What else is said of the visit than product, date, time and ticket type. */
export const eTicketVisitFields = ['location', 'price', 'visitor', 'buyer'] as const;
export type ETicketVisitField = (typeof eTicketVisitFields)[number];
/** `client` = the code type of the client's technical data. */
export const eTicketCodeTypes = ['client', 'qr', '1d'] as const;
export type ETicketCodeType = (typeof eTicketCodeTypes)[number];
/** In a row of its own, or beside the visit. */
export const eTicketCodePlaces = ['row', 'left', 'right'] as const;
export type ETicketCodePlace = (typeof eTicketCodePlaces)[number];

/** A code under 55 mm cannot be saved: cheap scanners would not read it from poor paper. */
export const eTicketCodeMm = { minimum: 55, maximum: 90 } as const;
export const mostOwnBlocks = 4;
export const longestBlockName = 40;

/** What the height of a page depends on. */
export interface ETicketLayout {
  readonly blocks: readonly { readonly kind: ETicketBlockKind; readonly isOn: boolean }[];
  readonly bannerHeight: ETicketBannerHeight;
  readonly codeType: ETicketCodeType;
  readonly codeSizeMm: number;
  readonly codePlace: ETicketCodePlace;
  readonly codeHasNumber: boolean;
}
