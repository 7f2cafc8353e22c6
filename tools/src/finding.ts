/** Something in the repository that a rule refuses. */
export interface Finding {
  rule: string;
  /** The file, with the line where there is one: `apps/server/src/main.ts:12`. */
  place: string;
  message: string;
  /** What to do instead; said once for each rule. */
  instead: string;
}

/** The findings as a report for a person: each rule once, with what to do instead, and its places. */
export function describeFindings(findings: readonly Finding[]): string {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  return [...byRule]
    .map(([rule, found]) => {
      const places = found.map(({ place, message }) => `  ${place}  ${message}`).join('\n');
      return `${rule}: ${found[0]?.instead ?? ''}\n${places}`;
    })
    .join('\n\n');
}
