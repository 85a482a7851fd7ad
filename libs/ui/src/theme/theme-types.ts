import type {} from '@mui/material/themeCssVarsAugmentation';
import type { ThemeOptions, TypographyStyle } from '@mui/material/styles';

/** Our palette keys besides MUI's own. Declared once, used for the palette and for its CSS variables. */
interface DrumbeatPalette {
  /** Evergreen as text, pressed fill and tint edge; the fill itself is `primary`. */
  accent: { text: string; pressed: string; line: string };
  surface: Record<
    'chrome' | 'raised' | 'sunken' | 'pressed' | 'chip' | 'current' | 'promo' | 'avatar',
    string
  >;
  line: Record<'strong' | 'control' | 'warn', string>;
  /** Graphics only, never text. */
  beat: { main: string; rest: string };
  soft: Record<'accent' | 'good' | 'info' | 'warn' | 'bad', string>;
  danger: { fill: string; on: string };
  pillar: Record<1 | 2 | 3 | 4 | 5 | 'on', string>;
  brand: string;
  star: string;
  focusRing: string;
  inkDisabled: string;
  scrim: string;
  selection: string;
}

/** What a theme takes as styles of components: of any other theme type, comparing the two takes the compiler most of its time. */
export type ComponentStyles = NonNullable<ThemeOptions['components']>;

interface DrumbeatTypography<Style> {
  display: Style;
  label: Style;
  figure: Style;
}

declare module '@mui/material/styles' {
  interface Palette extends DrumbeatPalette {}
  interface PaletteOptions extends DrumbeatPalette {}
  interface TypographyVariants extends DrumbeatTypography<TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<DrumbeatTypography<TypographyStyle>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    label: true;
    figure: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A secondary button: no border, ink text. */
    ghost: true;
  }
}
