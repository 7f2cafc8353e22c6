import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';

/** Several of a list, in a dialog: the list closes after each choice, so that it does not cover the dialog's buttons. */
export function SeveralChoices(props: MultiSelectProps) {
  const [opened, setOpened] = useState(false);
  return (
    <MultiSelect
      {...props}
      dropdownOpened={opened}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onOptionSubmit={() => setOpened(false)}
    />
  );
}
