import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';

const readOnly = { defaultProps: { readOnly: true } };
const disabled = { defaultProps: { disabled: true } };

/** Every field below can be read and copied, none can be changed. By name, so that no page carries a field for it. */
const readOnlyTheme = {
  components: {
    TextInput: readOnly,
    Textarea: readOnly,
    FormattedTextField: readOnly,
    Select: readOnly,
    MultiSelect: readOnly,
    Checkbox: disabled,
    Switch: disabled,
  },
};

/** The content of an edit page: without the edit right it says so, and its fields cannot be changed. */
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
