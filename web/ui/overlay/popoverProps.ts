import type { ReactElement, ReactNode } from 'react'
import type { TriggerProps } from './lazyOverlay.tsx'

export type PopoverProps = {
  trigger: ReactElement<TriggerProps>
  /** Accessible name of the popover. */
  label: string
  children: (close: () => void) => ReactNode
  align?: 'start' | 'end'
}
