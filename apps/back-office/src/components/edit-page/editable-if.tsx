import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { MantineThemeProvider } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';

const readOnly = { defaultProps: { readOnly: true } };
const disabled = { defaultProps: { disabled: true } };

/**
 * Fields that hold a text stay readable, reachable by keyboard and copyable; the others are disabled. By name, so that
 * no page carries a field for it; `editable-if.test.tsx` fails for an input component of Mantine that is missing here.
 */
const readOnlyTheme = {
  components: {
    ...Object.fromEntries(
      [
        ...['TextInput', 'Textarea', 'PasswordInput', 'NumberInput', 'JsonInput', 'MaskInput', 'PinInput'],
        ...['Autocomplete', 'Select', 'MultiSelect', 'TagsInput', 'TreeSelect', 'ColorInput', 'ColorPicker'],
        ...['DateInput', 'DatePickerInput', 'DateTimePicker', 'MonthPickerInput', 'YearPickerInput'],
        ...['TimeInput', 'Rating', 'FormattedTextField'],
      ].map((name) => [name, readOnly]),
    ),
    ...Object.fromEntries(
      [
        ...['Checkbox', 'Radio', 'Switch', 'Chip', 'NativeSelect', 'FileInput', 'FileButton'],
        ...['SegmentedControl', 'Slider', 'RangeSlider', 'AngleSlider', 'AlphaSlider', 'HueSlider'],
        ...['TimePicker', 'InlineDateTimePicker', 'TimeGrid'],
      ].map((name) => [name, disabled]),
    ),
  },
};

const EditableContext = createContext(true);

/** Whether what is shown may be changed here: buttons that add, move and remove ask it. */
export function useIsEditable(): boolean {
  return use(EditableContext);
}

interface EditableIfProps {
  can: boolean;
  /** Why nothing can be changed; else that a right is missing. False where it is said elsewhere. */
  reason?: string | false | undefined;
  children: ReactNode;
}

/** The content of an edit page: without the edit right it says so, and its fields cannot be changed. */
export function EditableIf({ can, reason, children }: EditableIfProps) {
  const { t } = useMessages();
  if (can) return children;
  return (
    <MantineThemeProvider theme={readOnlyTheme}>
      <EditableContext value={false}>
        {reason !== false && <Notice tone="neutral">{reason ?? t('ui.readOnly')}</Notice>}
        {children}
      </EditableContext>
    </MantineThemeProvider>
  );
}
