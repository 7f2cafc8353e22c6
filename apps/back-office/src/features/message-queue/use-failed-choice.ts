import { useState } from 'react';
import type { FailedGroup } from './failed-group.ts';

/** Which failed messages are chosen: some rows, or all results of the filter, also those that no page shows. */
export function useFailedChoice(groups: readonly FailedGroup[], total: number) {
  const [isAll, setAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = isAll ? groups : groups.filter((group) => chosen.has(group.id));
  return {
    isAll,
    selected,
    count: isAll ? total : selected.reduce((sum, group) => sum + group.messageIds.length, 0),
    has: (group: FailedGroup) => isAll || chosen.has(group.id),
    chooseAll: (wanted: boolean) => {
      setAll(wanted);
      setChosen(new Set());
    },
    /** A row that is taken out of all leaves the other rows of the page. */
    choose: (group: FailedGroup, isChosen: boolean) => {
      const others = selected.map(({ id }) => id).filter((id) => id !== group.id);
      setAll(false);
      setChosen(new Set(isChosen ? [...others, group.id] : others));
    },
  };
}
