import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useConnectionLost } from '../relay/useConnectionLost.ts'
import './connectionNotice.css'

/** Short interruptions are not worth a message. */
const NOTICED_AFTER_MS = 1_000

/** Says that the shown data is not updated until the connection is back. */
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
