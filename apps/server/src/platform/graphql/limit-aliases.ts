import { GraphQLError, Kind, type ValidationRule, visit } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Refuses a document with more aliases than the limit (product.md, section 2: 30). */
export function limitAliases(limit: number): Plugin {
  const rule: ValidationRule = (context) => ({
    Document(document) {
      let aliases = 0;
      visit(document, {
        [Kind.FIELD](field) {
          if (field.alias) aliases += 1;
        },
      });
      if (aliases > limit)
        context.reportError(new GraphQLError(`More than ${limit} aliases in one document`));
    },
  });
  return { onValidate: ({ addValidationRule }) => addValidationRule(rule) };
}
