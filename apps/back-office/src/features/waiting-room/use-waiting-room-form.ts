import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { WaitingRoomInput } from '../../generated/operations.ts';
import {
  type ShownRoom,
  type WaitingRoomForm,
  waitingRoomControlOf,
  waitingRoomFormOf,
  waitingRoomInputOf,
} from './waiting-room-form.ts';

/** The settings of a waiting room: checked by the rule of the server. */
export function useWaitingRoomForm(
  room: ShownRoom,
  send: (input: WaitingRoomInput, version: number) => Promise<unknown>,
): EditForm<WaitingRoomForm> {
  const { timeZone } = useMessages();
  return useEditForm({
    values: waitingRoomFormOf(room, timeZone),
    version: room.version,
    controlOf: waitingRoomControlOf,
    check: async (typed: WaitingRoomForm) => {
      const [{ parseInput }, { waitingRoomInput }] = await Promise.all([
        import('@foyer/domain/result/parse-input.ts'),
        import('@foyer/domain/waiting-room/waiting-room-input.ts'),
      ]);
      return parseInput(waitingRoomInput, waitingRoomInputOf(typed));
    },
    save: (_typed, input, version) => send(input, version),
  });
}
