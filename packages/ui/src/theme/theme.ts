import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Mantine wants ten shades; ours come from tokens that know light and dark, so each shade is the token. */
function token(name: string): MantineColorsTuple {
  const value = `var(--${name})`;
  return [value, value, value, value, value, value, value, value, value, value];
}

const solid = (name: string, text: string) => ({
  background: `var(--${name})`,
  hover: `var(--${name}-hover)`,
  color: `var(--${text})`,
  border: '1px solid transparent',
});

const quiet = (color: string, hover: string, border = 'transparent') => ({
  background: 'transparent',
  hover: `var(--${hover})`,
  color: `var(--${color})`,
  border: `1px solid ${border === 'transparent' ? border : `var(--${border})`}`,
});

/** The token that a colour name writes in; Mantine's own greys are secondary text. */
function textToken(color: string): string {
  if (color === 'ink') return 'text';
  return ['accent', 'success', 'warning', 'danger'].includes(color) ? color : 'text-2';
}

const soft = (name: string) => ({
  background: `var(--${name}-soft)`,
  hover: `var(--${name}-soft)`,
  color: `var(--${name}-text)`,
  border: '1px solid transparent',
});

/**
 * The pairs of text and ground that were computed to pass 4.5 : 1 in both schemes. Mantine's own choice of text
 * colour is made once for light and would be wrong on the light ink button of the dark scheme.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? 'ink';
  if (input.variant === 'filled' && color === 'ink') return solid('ink', 'on-ink');
  if (input.variant === 'filled' && color === 'accent') return solid('accent', 'on-accent');
  if (input.variant === 'filled' && color === 'danger') return solid('danger-fill', 'on-danger-fill');
  if (input.variant === 'light' && ['accent', 'success', 'warning', 'danger'].includes(color))
    return soft(color);
  if (input.variant === 'subtle') return quiet(textToken(color), 'sunken');
  if (input.variant === 'transparent') return quiet(textToken(color), 'transparent');
  if (input.variant === 'outline') return quiet(textToken(color), 'sunken', 'line-strong');
  return defaultVariantColorsResolver(input);
};

/** Points Mantine's own variables at the tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-dimmed': 'var(--text-2)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--canvas)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-disabled': 'var(--sunken)',
    '--mantine-color-disabled-color': 'var(--text-3)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-hover': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
  };
  return { variables: {}, light: variables, dark: variables };
};

/** Words that the theme puts on controls which Mantine leaves without a name. */
export interface ThemeWords {
  close: string;
}

/** The theme of the back office: tokens, type scale and the defaults of every control. */
export function createUiTheme(words: ThemeWords) {
  const closeButton = { closeButtonProps: { 'aria-label': words.close } };
  return createTheme({
    fontFamily: 'var(--font)',
    fontFamilyMonospace: 'var(--mono)',
    headings: { fontFamily: 'var(--font)', fontWeight: '600' },
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.34', sm: '1.54', md: '1.43', lg: '1.5', xl: '1.4' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
    defaultRadius: 'sm',
    breakpoints: { xs: '20em', sm: '45em', md: '64em', lg: '75em', xl: '90em' },
    colors: {
      ink: token('ink'),
      accent: token('accent'),
      success: token('success'),
      warning: token('warning'),
      danger: token('danger'),
    },
    primaryColor: 'accent',
    autoContrast: false,
    cursorType: 'pointer',
    respectReducedMotion: true,
    focusRing: 'auto',
    variantColorResolver,
    components: {
      Button: { defaultProps: { color: 'ink', variant: 'default' } },
      ActionIcon: { defaultProps: { color: 'ink', variant: 'subtle', size: 32 } },
      Modal: {
        defaultProps: { ...closeButton, centered: true, radius: 'xl', transitionProps: { duration: 0 } },
      },
      Drawer: {
        defaultProps: { ...closeButton, position: 'right', size: 480, transitionProps: { duration: 0 } },
      },
      Menu: {
        defaultProps: {
          position: 'bottom-end',
          transitionProps: { duration: 120 },
          withInitialFocusPlaceholder: false,
        },
      },
      Popover: { defaultProps: { shadow: 'var(--shadow-menu)' } },
      Notification: { defaultProps: closeButton },
      Select: { defaultProps: { checkIconPosition: 'right', allowDeselect: false } },
      Table: { defaultProps: { verticalSpacing: 'sm' } },
      Tooltip: { defaultProps: { color: 'ink', transitionProps: { duration: 120 } } },
      Loader: { defaultProps: { size: 'sm', color: 'accent' } },
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      SegmentedControl: { defaultProps: { size: 'sm' } },
    },
  });
}
