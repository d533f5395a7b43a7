import { Info, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../ui/grid/useMediaQuery.ts'

const DISMISSED = 'arus.desktopNotice'

/** On small screens: a larger one is better. Dismissed for the rest of the session. */
export function DesktopNotice() {
  const { formatMessage } = useIntl()
  const small = useMediaQuery(BELOW_DESKTOP)
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null)
  if (!small || dismissed) return null
  return (
    <div className="note desktop-notice" role="note">
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
    </div>
  )
}
