/** Visitors come by REST and staff by GraphQL; other areas ask this one for nothing. */
export {};
