/** Whether what was typed names the person: an address, or the name of a person without one. */
export function isConfirmed(
  typed: string,
  person: { emails: readonly string[]; names: readonly string[] },
): boolean {
  const wanted = person.emails.length > 0 ? person.emails : person.names;
  return wanted.includes(typed.trim().toLowerCase());
}
