// Chakra provides behavior and accessibility; the styles are in the CSS files here and next to each component. Recipes therefore contain
// only class names: nothing is serialized at run time, and 40 kB of default theme are not loaded.
import { createSystem, defaultBaseConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react'
import {
  comboboxAnatomy,
  datePickerAnatomy,
  dialogAnatomy,
  drawerAnatomy,
  menuAnatomy,
  popoverAnatomy,
  toastAnatomy,
} from '@chakra-ui/react/anatomy'

/** A slot recipe without styles: the parts get the classes `<className>__<slot>`. */
const named = (className: string, anatomy: { keys(): string[] }) =>
  defineSlotRecipe({ className, slots: anatomy.keys(), base: {} })

/** A token that refers to the custom property of the same name in tokens.css. */
const property = (name: string) => ({ value: `var(--${name})` })

const config = defineConfig({
  cssVarsPrefix: 'arus',
  preflight: false,
  disableLayers: true,
  theme: {
    breakpoints: { sm: '430px', md: '720px', lg: '932px', xl: '1280px', '2xl': '1536px' },
    tokens: {
      fonts: { body: property('font'), heading: property('display') },
      radii: { sm: property('r-sm'), md: property('r-md'), xl: property('r-xl') },
      shadows: { pop: property('shadow-pop') },
      spacing: {
        1: { value: '4px' },
        2: { value: '8px' },
        3: { value: '12px' },
        4: { value: '16px' },
        5: { value: '20px' },
        6: { value: '24px' },
        8: { value: '32px' },
      },
      colors: {
        bg: {
          DEFAULT: property('bg'),
          canvas: property('bg-canvas'),
          subtle: property('bg-subtle'),
          muted: property('bg-muted'),
        },
        fg: { DEFAULT: property('fg'), muted: property('fg-muted'), subtle: property('fg-subtle') },
        border: {
          DEFAULT: property('border'),
          strong: property('border-strong'),
          emphasized: property('border-emphasized'),
        },
        brand: {
          solid: property('brand-solid'),
          fg: property('brand-fg'),
          subtle: property('brand-subtle'),
          muted: property('brand-muted'),
        },
        success: property('success-fg'),
        warning: property('warning-fg'),
        danger: property('danger-fg'),
      },
    },
    slotRecipes: {
      combobox: named('combobox', comboboxAnatomy),
      datePicker: named('datePicker', datePickerAnatomy),
      dialog: named('dialog', dialogAnatomy),
      drawer: named('drawer', drawerAnatomy),
      menu: named('menu', menuAnatomy),
      popover: named('popover', popoverAnatomy),
      toast: named('toast', toastAnatomy),
    },
  },
})

/** The one Chakra system. */
export const system = createSystem(defaultBaseConfig, config)
