import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { MantineThemeProvider } from '@mantine/core';
import { createContext, type ReactNode, use, useMemo } from 'react';
import './editable-if.css';

// The variant is what `editable-if.css` draws as text (decision 0107); an empty field shows a dash.
const readOnly = { defaultProps: { readOnly: true, variant: 'text', placeholder: '–' } };
const disabled = { defaultProps: { disabled: true, variant: 'text' } };

/**
 * Fields become text: their values stay readable, reachable by keyboard and copyable; choices without a read-only state
 * are disabled and show what is chosen. By name, so that no page carries a field for it; `editable-if.test.tsx` fails
 * for an input component of Mantine that is missing here.
 */
const readOnlyTheme = (words: { onLabel: string; offLabel: string }) => ({
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
        ...['Checkbox', 'Radio', 'Chip', 'NativeSelect', 'FileInput', 'FileButton'],
        ...['SegmentedControl', 'Slider', 'RangeSlider', 'AngleSlider', 'AlphaSlider', 'HueSlider'],
        ...['TimePicker', 'InlineDateTimePicker', 'TimeGrid'],
      ].map((name) => [name, disabled]),
    ),
    Switch: { defaultProps: { ...disabled.defaultProps, ...words } },
  },
});

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
  const theme = useMemo(() => readOnlyTheme({ onLabel: t('ui.yes'), offLabel: t('ui.no') }), [t]);
  if (can) return children;
  return (
    <MantineThemeProvider theme={theme}>
      <EditableContext value={false}>
        {reason !== false && <Notice tone="neutral">{reason ?? t('ui.readOnly')}</Notice>}
        {children}
      </EditableContext>
    </MantineThemeProvider>
  );
}
