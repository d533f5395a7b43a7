import type { ReactNode } from 'react'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Name of the drawer. */
  label: string
  side: 'start' | 'end'
  children: ReactNode
}
