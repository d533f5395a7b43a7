import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { addMessages } from '../i18n/intl.ts'
import { organizationOfTab } from '../relay/tab.ts'
import { type Shortcut, useRegisteredShortcuts, useShortcuts } from '../ui/keyboard/shortcuts.ts'

const load = async () => {
  const [module] = await Promise.all([import('./palette/Palette.tsx'), addMessages(['palette'])])
  return { default: module.Palette }
}
const Palette = lazy(load)

/** The palette, and what opens it: ⌘K, its field, its button. What it offers of the page is what worked when it was opened. */
export function usePalette(): { open: () => void; warm: () => void; shown: ReactNode } {
  const { formatMessage } = useIntl()
  const registered = useRegisteredShortcuts()
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[] | null>(null)
  const { pathname } = useLocation()
  const open = () => setShortcuts(registered)
  useShortcuts([{ keys: '$mod+k', label: formatMessage({ id: 'shell.palette' }), run: open }])
  // While it is left the page still has its own title.
  useEffect(
    () => () => {
      const title = document.title.split(' · ').slice(0, -1).join(' · ')
      void import('./palette/recent.ts').then(({ noteShown }) =>
        noteShown(organizationOfTab(), { to: pathname, title }),
      )
    },
    [pathname],
  )
  return {
    open,
    warm: () => void load(),
    shown: shortcuts ? (
      <Suspense fallback={null}>
        <Palette shortcuts={shortcuts} onClose={() => setShortcuts(null)} />
      </Suspense>
    ) : null,
  }
}
