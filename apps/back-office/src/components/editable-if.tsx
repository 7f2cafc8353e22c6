import { useMessages } from '@foyer/ui/messages.tsx';
import { Notice } from '@foyer/ui/notice.tsx';
import {
  Checkbox,
  MantineThemeProvider,
  MultiSelect,
  NumberInput,
  Select,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';

const readOnly = { readOnly: true };
const disabled = { disabled: true };

/** Every field below can be read and copied, none can be changed. */
const readOnlyTheme = {
  components: {
    TextInput: TextInput.extend({ defaultProps: readOnly }),
    Textarea: Textarea.extend({ defaultProps: readOnly }),
    NumberInput: NumberInput.extend({ defaultProps: readOnly }),
    Select: Select.extend({ defaultProps: readOnly }),
    MultiSelect: MultiSelect.extend({ defaultProps: readOnly }),
    DateInput: DateInput.extend({ defaultProps: readOnly }),
    Checkbox: Checkbox.extend({ defaultProps: disabled }),
    Switch: Switch.extend({ defaultProps: disabled }),
  },
};

/** The content of an edit page: for somebody without the edit right it says so, and its fields stay as they are. */
export function EditableIf({ can, children }: { can: boolean; children: ReactNode }) {
  const { t } = useMessages();
  if (can) return children;
  return (
    <MantineThemeProvider theme={readOnlyTheme}>
      <Notice tone="neutral">{t('content.readOnly')}</Notice>
      {children}
    </MantineThemeProvider>
  );
}
