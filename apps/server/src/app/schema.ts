import '../platform/graphql/scalars.ts';
import './modules.ts';
import { builder } from '../platform/graphql/builder.ts';
import { refuseUndeclaredFields } from '../platform/graphql/declared-rights.ts';

/** The GraphQL schema of all slices; one with a field without an access rule is not built. */
export const schema = refuseUndeclaredFields(builder.toSchema());
