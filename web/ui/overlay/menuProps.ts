import type { ReactElement, ReactNode } from 'react'
import type { TriggerProps } from './lazyOverlay.tsx'

export type MenuItem =
  | {
      id: string
      label: ReactNode
      icon?: ReactNode
      onSelect: () => void
      disabled?: boolean
      /** Can't be undone. */
      danger?: boolean
      /** Shows whether it is on. */
      checked?: boolean
      /** Shown below the label: why it is disabled, what it does. */
      note?: ReactNode
    }
  | { id: string; separator: true }
  | { id: string; heading: ReactNode }

export type MenuProps = {
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  /** Stays open when an item with `checked` is chosen. */
  keepOpen?: boolean
  align?: 'start' | 'end'
}
