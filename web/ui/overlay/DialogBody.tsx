import { Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import type { DialogProps } from './dialogProps.ts'
import { useFocusBack } from './useFocusBack.ts'
import './overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Chakra's dialog in Arus style. Use Dialog, which loads it. */
export function DialogBody({ onClose, title, description, children, footer, size = 'sm', alert = false }: DialogProps) {
  const { formatMessage } = useIntl()
  const content = useRef<HTMLDivElement>(null)
  useFocusBack()
  return (
    <ThemeProvider>
      <Dialog.Root
        open
        role={alert ? 'alertdialog' : 'dialog'}
        closeOnInteractOutside={!alert}
        // Focuses what the content marks, else its first control: never the close button, or Enter would only close.
        initialFocusEl={() => content.current?.querySelector<HTMLElement>('[data-autofocus]') ?? null}
        onOpenChange={({ open }) => !open && onClose()}
      >
        <Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Positioner className="dialog-place">
            <Dialog.Content ref={content} className={`dialog-box ${size}`}>
              <header>
                <Dialog.Title className="dialog-title">{title}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <Button
                    variant="ghost"
                    size="sm"
                    iconOnly
                    data-no-autofocus
                    aria-label={formatMessage({ id: 'action.close' })}
                  >
                    <X className="i" aria-hidden />
                  </Button>
                </Dialog.CloseTrigger>
              </header>
              {description ? <Dialog.Description className="dialog-lead">{description}</Dialog.Description> : null}
              {children ? <div className="dialog-content">{children}</div> : null}
              {footer ? <footer>{footer}</footer> : null}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ThemeProvider>
  )
}
