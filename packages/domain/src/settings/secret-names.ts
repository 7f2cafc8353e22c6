/**
 * The secrets of the client settings, each replaced as a whole and never read back (product.md, section 5). Their fields
 * come with the areas that use them.
 */
export const secretNames = ['museum-card-key', 'customer-data-key', 'mailing-list-key', 'sms-key'] as const;
export type SecretName = (typeof secretNames)[number];
