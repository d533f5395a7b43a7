import type { ReactElement, ReactNode } from 'react'
import { type TriggerProps, lazyOverlay } from './lazyOverlay.tsx'

export type PopoverProps = {
  trigger: ReactElement<TriggerProps>
  /** Name of the popover. */
  label: string
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
}

/** A small panel at its trigger, such as the editor of a filter. Escape and a click elsewhere close it. */
export const Popover = lazyOverlay<PopoverProps>(
  () => import('./PopoverBody.tsx').then(module => module.PopoverBody),
  'dialog',
)
