/**
 * Whether a scanned code is the link of a present: its tickets have no day yet, or were redeemed by tickets of their own.
 * Neither opens a gate.
 */
export const isGiftLink = (code: string): boolean => /^https?:\/\/[^/]+\/shop\/gift\//i.test(code.trim());
