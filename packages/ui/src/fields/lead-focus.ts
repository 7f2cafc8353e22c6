/**
 * Whether the person has gone to another field since `before` had the focus: what is typed there stays there, although
 * something wrong was found elsewhere meanwhile.
 */
export function isInAnotherField(before: Element | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== null && now.matches('input, textarea, select');
}

/** Puts the focus into the first field that is drawn as wrong. */
export function leadToFirstError(before: Element | null): void {
  if (!isInAnotherField(before)) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
