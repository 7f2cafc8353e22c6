import '../platform/graphql/scalars.ts';
import './modules.ts';
import { builder } from '../platform/graphql/builder.ts';

/** The GraphQL schema of all slices. */
export const schema = builder.toSchema();
