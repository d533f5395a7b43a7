import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Accessible name of the drawer. */
  label: string
  side: 'start' | 'end'
  children: ReactNode
}
