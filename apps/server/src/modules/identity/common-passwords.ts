import { RefusedError } from '../../platform/errors.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks show most, in small letters; read when the first password is chosen. */
function listCommonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return known;
}

/**
 * Refuses what guessers try first, also with other capitals, and blanks only.
 * @throws RefusedError `password-common` at the field.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  if (plain === '' || (await listCommonPasswords()).has(plain)) {
    throw new RefusedError([{ code: 'password-common', field }]);
  }
}
