import { Info, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMatches } from 'react-router'
import { isMadeForPhones } from '../relay/madeForPhones.ts'
import { Button } from '../ui/Button.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../ui/grid/useMediaQuery.ts'

const DISMISSED = 'arus.desktopNotice'

/** On small screens: recommends a larger one, except on screens made for phones. Dismissed for the rest of the session. */
export function DesktopNotice() {
  const { formatMessage } = useIntl()
  const small = useMediaQuery(BELOW_DESKTOP)
  const madeForPhones = useMatches().some(({ handle }) => isMadeForPhones(handle))
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null)
  if (!small || madeForPhones || dismissed) return null
  return (
    <aside className="note desktop-notice" aria-label={formatMessage({ id: 'shell.desktop.label' })}>
      <Info className="i" aria-hidden />
      <span className="grow">
        <FormattedMessage id="shell.desktop" />
      </span>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={formatMessage({ id: 'action.close' })}
        onClick={() => {
          sessionStorage.setItem(DISMISSED, '1')
          setDismissed(true)
        }}
      >
        <X className="i" aria-hidden />
      </Button>
    </aside>
  )
}
