import { Popover, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import type { PopoverProps } from './Popover.tsx'
import './overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Chakra's popover with the looks of Arus. Use Popover, which fetches it. */
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
              {children(() => setOpen(false))}
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </ThemeProvider>
  )
}
