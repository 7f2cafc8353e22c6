/** Imported from a file, generated here, or sold by another system. */
export const barcodeSeriesKinds = ['imported', 'generated', 'foreign'] as const;
export type BarcodeSeriesKind = (typeof barcodeSeriesKinds)[number];

/** The overviews (specification 001, section 2): an archived series is in none of the others. */
export const barcodeTabs = ['imported', 'generated', 'archived'] as const;
export type BarcodeTab = (typeof barcodeTabs)[number];

/** The module of the menu that each overview is behind (routes.md). */
export const barcodeModules = {
  imported: 'barcodes',
  generated: 'barcodes-generated',
  archived: 'barcodes2',
} as const satisfies Record<BarcodeTab, string>;

export const tabOf = (series: { kind: BarcodeSeriesKind; isArchived: boolean }): BarcodeTab => {
  if (series.isArchived) return 'archived';
  return series.kind === 'generated' ? 'generated' : 'imported';
};

/** `low`: as many percent left as staff are warned at, or fewer. */
export const barcodeStocks = ['plenty', 'low', 'used-up'] as const;
export type BarcodeStock = (typeof barcodeStocks)[number];

export interface BarcodeFigures {
  total: number;
  issued: number;
}

export function barcodeStock({ total, issued }: BarcodeFigures, warnPercentage: number): BarcodeStock {
  const remaining = total - issued;
  if (remaining <= 0) return 'used-up';
  return remaining * 100 <= total * warnPercentage ? 'low' : 'plenty';
}

/** What the codes of a series are narrowed to; `issued` = a ticket has it, whatever became of the ticket. */
export const barcodeStates = ['issued', 'unscanned', 'scanned', 'cancelled', 'remaining'] as const;
export type BarcodeState = (typeof barcodeStates)[number];
