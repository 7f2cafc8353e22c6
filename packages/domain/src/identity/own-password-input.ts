import { z } from 'zod';
import { parseInput } from '../result/parse-input.ts';
import { type Result, refused } from '../result/result.ts';
import { isUsername, LONGEST_PASSWORD, OWN_PASSWORD_LENGTH } from './password-rules.ts';

const chosen = z.object({
  newPassword: z
    .string('fields-missing')
    .min(1, 'fields-missing')
    .min(OWN_PASSWORD_LENGTH, 'password-too-short')
    .max(LONGEST_PASSWORD, 'password-too-long'),
  repeatPassword: z.string('fields-missing').min(1, 'fields-missing'),
});

export const ownPasswordInput = chosen.extend({
  currentPassword: z.string('fields-missing').min(1, 'fields-missing'),
});

export type ChosenPassword = z.output<typeof chosen>;
export type OwnPasswordChange = z.output<typeof ownPasswordInput>;

/** A password chosen by a mailed link: long enough, typed twice the same, different from the username. */
export function parseChosenPassword(typed: unknown, username: string): Result<ChosenPassword> {
  return checkChoice(parseInput(chosen, typed), username);
}

/**
 * Changing the own password: all fields filled, the new one at least 8 characters, both the same (specification
 * 001, section 5). Whether the current one is right is known to the server alone.
 */
export function parseOwnPasswordChange(typed: unknown, username: string): Result<OwnPasswordChange> {
  return checkChoice(parseInput(ownPasswordInput, typed), username);
}

function checkChoice<Input extends ChosenPassword>(parsed: Result<Input>, username: string): Result<Input> {
  if (!parsed.ok) return parsed;
  const { newPassword, repeatPassword } = parsed.value;
  if (isUsername(newPassword, username))
    return refused({ code: 'password-is-username', field: 'newPassword' });
  if (newPassword !== repeatPassword) return refused({ code: 'passwords-differ', field: 'repeatPassword' });
  return parsed;
}
