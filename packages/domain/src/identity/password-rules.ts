/** Where a password is chosen: the own password, activation, forgotten (specification 001, section 9). */
export const OWN_PASSWORD_LENGTH = 8;

/** Where another person sets it (specification 001, section 9). */
export const SET_PASSWORD_LENGTH = 6;

/** The longest password that a request may hash with Argon2. */
export const LONGEST_PASSWORD = 200;

/** The three rules that are ticked while typing. */
export function passwordRules(newPassword: string, repeatPassword: string, username: string) {
  return {
    longEnough: newPassword.length >= OWN_PASSWORD_LENGTH,
    notUsername: newPassword !== '' && !isUsername(newPassword, username),
    same: newPassword !== '' && newPassword === repeatPassword,
  };
}

export function isUsername(password: string, username: string): boolean {
  return password.trim().toLowerCase() === username.trim().toLowerCase();
}
