export {
  type Client,
  changeClientLogo,
  findClientBySubdomain,
  findClientIdBySubdomain,
  getClient,
  getSellingClient,
} from './client.repository.ts';
export { createClient } from './create-client.ts';
export { ManagedClient } from './managed-clients.graphql.ts';
