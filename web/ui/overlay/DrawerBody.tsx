import { Drawer, Portal } from '@chakra-ui/react'
import type { DrawerProps } from './drawerProps.ts'
import { useFocusBack } from './useFocusBack.ts'
import './overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Chakra's drawer in Arus style. Use Drawer, which loads it. */
export function DrawerBody({ onClose, label, side, children }: DrawerProps) {
  useFocusBack()
  return (
    <ThemeProvider>
      <Drawer.Root open placement={side} onOpenChange={({ open }) => !open && onClose()}>
        <Portal>
          <Drawer.Backdrop className="backdrop" />
          <Drawer.Positioner className={`drawer-place ${side}`}>
            <Drawer.Content className="drawer-box" aria-label={label}>
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ThemeProvider>
  )
}
