import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'

const LogProof = lazy(() => import('./LogProof.tsx').then(module => ({ default: module.LogProof })))

/** Has the log recomputed, and tells whether somebody changed or removed an entry. */
export function VerifyLog() {
  const [round, setRound] = useState(0)
  const [isVerifying, setVerifying] = useState(false)
  const onVerified = useCallback(() => setVerifying(false), [])

  function verify() {
    setVerifying(true)
    setRound(before => before + 1)
  }
  return (
    <>
      <Button icon={<ShieldCheck className="i" aria-hidden />} loading={isVerifying} onClick={verify}>
        <FormattedMessage id="log.verify" />
      </Button>
      {round > 0 ? (
        <Suspense fallback={null}>
          <LogProof key={round} onVerified={onVerified} />
        </Suspense>
      ) : null}
    </>
  )
}
