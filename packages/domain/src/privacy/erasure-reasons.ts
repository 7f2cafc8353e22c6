export const erasureReasons = ['request', 'objection', 'mistake', 'end-of-purpose'] as const;
export type ErasureReason = (typeof erasureReasons)[number];
