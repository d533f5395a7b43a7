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
  /** 440, 560 or 800 px, on phones a sheet at the bottom; `full` is a sheet of full height wherever the sidebar is hidden. */
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** For questions that must be answered: a click outside doesn't close. */
  alert?: boolean
}
