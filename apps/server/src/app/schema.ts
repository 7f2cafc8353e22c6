import '../platform/graphql/scalars.ts';
import './modules.ts';
import { builder } from '../platform/graphql/builder.ts';
import { refuseUndeclaredFields } from '../platform/graphql/declared-rights.ts';

/** The GraphQL schema of all slices; one with a field that does not say who may ask for it is not built. */
export const schema = refuseUndeclaredFields(builder.toSchema());
