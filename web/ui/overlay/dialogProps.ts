import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Says what will happen. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** 440, 560 or 800 px, on phones a sheet at the lower edge; `full` is a sheet of the window's height wherever the sidebar is away. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** For questions that must be answered: a click beside it doesn't close. */
  alert?: boolean
}
