import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useConnectionLost } from '../relay/useConnectionLost.ts'
import './connectionNotice.css'

/** A connection that is back before anybody would notice is not worth a word. */
const NOTICED_AFTER_MS = 1_000

/** Says that what is shown does not follow what happens, until it does again. */
export default function ConnectionNotice() {
  const isLost = useConnectionLost()
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setNoticed(false)
    }
  }, [isLost])
  return (
    <div className="connection-notice" role="status">
      {isNoticed ? (
        <div className="note warn">
          <WifiOff className="i" aria-hidden />
          <FormattedMessage id="shell.connectionLost" />
        </div>
      ) : null}
    </div>
  )
}
