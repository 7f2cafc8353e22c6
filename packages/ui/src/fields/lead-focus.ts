/**
 * Whether the person has gone to another field since `before` had the focus: what is typed there stays there, although
 * something wrong was found elsewhere meanwhile.
 */
export function isInAnotherField(before: Element | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== null && now.matches('input, textarea, select');
}

/**
 * Puts the focus into the first field that is drawn as wrong and can take it: a field of a hidden step cannot. Answers
 * false while there is none.
 */
export function leadToFirstError(before: Element | null): boolean {
  if (isInAnotherField(before)) return true;
  return [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].some((field) => {
    field.focus();
    return document.activeElement === field;
  });
}
