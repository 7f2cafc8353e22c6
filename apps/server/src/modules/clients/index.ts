export { type Client, changeClientLogo, findClientBySubdomain, getClient } from './client.repository.ts';
export { createClient } from './create-client.ts';
export { ManagedClient } from './managed-clients.graphql.ts';
