export {
  type Client,
  changeClientLogo,
  findClientBySubdomain,
  findClientIdBySubdomain,
  getClient,
  getPlatformRates,
  getSellingClient,
} from './client.repository.ts';
export { type ClientPicture, changeClientPicture } from './client-picture.repository.ts';
export { createClient } from './create-client.ts';
export { clientOfCall, dateOfCall } from './date-of-call.ts';
export { getContact } from './get-contact.ts';
export { getFeesOfMoment } from './get-fees-of-moment.ts';
export { mailContactOf } from './mail-contact.ts';
export { ManagedClientRef } from './managed-clients.graphql.ts';
