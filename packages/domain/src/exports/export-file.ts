export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** failed: more rows than the format can hold; erased: it held a person who was erased since. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'erased'] as const;
export type ExportState = (typeof exportStates)[number];
