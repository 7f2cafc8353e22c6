/** Staff come by GraphQL, visitors by REST; other areas ask this one for nothing. */
export { getClosure } from './closure.repository.ts';
