/** The generators of PDF tickets (specification 001, section 3). */
export const pdfVersions = ['1', '2'] as const;
