import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { WallScreenInput } from '../../generated/operations.ts';
import { type WallScreenForm, wallScreenInputOf } from './wall-screen-form.ts';

/** The form of a wall screen, checked by the rule of the server. */
export function useWallScreenForm(
  values: WallScreenForm,
  save: (input: WallScreenInput, version: number) => Promise<unknown>,
  version = 0,
): EditForm<WallScreenForm> {
  return useEditForm({
    values,
    version,
    check: async (form) => {
      const { wallScreenInput } = await import('@foyer/domain/narrowcasting/wall-screen-input.ts');
      return parseInput(wallScreenInput, wallScreenInputOf(form));
    },
    save: (form, _checked, seen) => save(wallScreenInputOf(form), seen),
  });
}
