/** A code as it is compared: without case, spaces and dashes (product.md, section 17). */
export function comparedCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** The code of a channel that was typed; undefined = none of them. */
export function findBuyerCode(codes: readonly string[], typed: string): string | undefined {
  const wanted = comparedCode(typed);
  return wanted === '' ? undefined : codes.find((code) => comparedCode(code) === wanted);
}
