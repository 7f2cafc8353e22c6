/** The platform itself is a client row, made by the first migration; its accounts are the Admins (product.md, section 1). */
export const PLATFORM_CLIENT_ID = '00000000-0000-7000-8000-000000000001';
