import { lazyOverlay } from './lazyOverlay.tsx'
import type { PopoverProps } from './popoverProps.ts'

/** A small panel at its trigger, such as the editor of a filter. Escape and a click elsewhere close it. */
export const Popover = lazyOverlay<PopoverProps>(
  () => import('./PopoverBody.tsx').then(module => module.PopoverBody),
  'dialog',
)
