import { Popover, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PopoverProps } from './popoverProps.ts'
import './overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Chakra's popover in Arus style. Use Popover, which loads it. */
export function PopoverBody({
  trigger,
  label,
  children,
  align = 'start',
  defaultOpen,
}: PopoverProps & { defaultOpen: boolean }) {
  const [open, setOpen] = useState(defaultOpen)
  return (
    <ThemeProvider>
      <Popover.Root
        open={open}
        onOpenChange={details => setOpen(details.open)}
        positioning={{ placement: align === 'end' ? 'bottom-end' : 'bottom-start', gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content className="pop" aria-label={label}>
              <FocusKept>{children(() => setOpen(false))}</FocusKept>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </ThemeProvider>
  )
}

/**
 * Takes the focus when it is lost: the button that first opened the popover is remounted with it, and a choice in it may replace the
 * focused control.
 */
function FocusKept({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const take = () => {
      if (document.activeElement !== document.body) return
      element.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
    }
    take()
    const observer = new MutationObserver(take)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return <div ref={root}>{children}</div>
}
