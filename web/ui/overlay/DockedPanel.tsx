import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import type { DialogProps } from './dialogProps.ts'
import { useFocusBack } from './useFocusBack.ts'
import './dockedPanel.css'

type DockedPanelProps = Pick<DialogProps, 'onClose' | 'title' | 'description' | 'children' | 'footer'> & {
  /** Next to the title. */
  mark?: ReactNode
  /** Whether it takes the focus when it appears; false when the user changes its record elsewhere. */
  takesFocus?: boolean
}

/** A dialog next to a list, which stays usable: same contents as a modal one, closed by Escape. */
export function DockedPanel({
  onClose,
  title,
  description,
  mark,
  children,
  footer,
  takesFocus = true,
}: DockedPanelProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const close = formatMessage({ id: 'action.close' })
  useFocusBack()
  useEffect(() => {
    // Unless the content has already focused an element.
    if (takesFocus && !panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useShortcuts([{ keys: 'Escape', label: close, run: onClose }])
  // Shortcuts do nothing in fields, but Escape also cancels entering a code.
  function closeFromField(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <section
      ref={panel}
      className="docked"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      {...(description ? { 'aria-describedby': `${id}-lead` } : {})}
      onKeyDown={closeFromField}
    >
      <header>
        {mark}
        <div className="grow">
          <h2 id={`${id}-title`}>{title}</h2>
          {description ? <p id={`${id}-lead`}>{description}</p> : null}
        </div>
        <Button variant="ghost" size="sm" iconOnly aria-label={close} onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </header>
      <div className="docked-content">{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </section>
  )
}
