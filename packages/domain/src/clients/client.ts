/** The kinds of sales page that an Admin can give a client (product.md, section 5). */
export const channelTypes = ['ticketstreet', 'webshop'] as const;
export type ChannelType = (typeof channelTypes)[number];

/** What is printed on a ticket: a QR code or a 1D barcode (specification 001, section 3). */
export const codeTypes = ['qr', '1d'] as const;
export type CodeType = (typeof codeTypes)[number];

export const paymentEnvironments = ['live', 'test'] as const;
export type PaymentEnvironment = (typeof paymentEnvironments)[number];

/** Countries of the museums that use the product, and their neighbours: where a client's address can be. */
export const clientCountries = [
  'NL',
  'BE',
  'DE',
  'FR',
  'LU',
  'GB',
  'IE',
  'DK',
  'SE',
  'NO',
  'FI',
  'ES',
  'PT',
  'IT',
  'AT',
  'CH',
  'PL',
  'ZA',
] as const;
export type ClientCountry = (typeof clientCountries)[number];
