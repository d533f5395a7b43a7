import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Proof } from './LogProof.tsx'

const loadProof = () => import('./LogProof.tsx')
const LogProof = lazy(() => loadProof().then(module => ({ default: module.LogProof })))

/** Has the log recomputed, and shows whether any entry was changed or removed. */
export function VerifyLog() {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const [proof, setProof] = useState<Proof | null>(null)
  const [isVerifying, setVerifying] = useState(false)

  async function verify() {
    setVerifying(true)
    const found = await loadProof()
      .then(({ readProof }) => readProof(environment))
      .catch(() => undefined)
    setVerifying(false)
    if (found) setProof(found)
    else toast.error(formatMessage({ id: 'error.server' }))
  }
  return (
    <>
      <Button icon={<ShieldCheck className="i" aria-hidden />} loading={isVerifying} onClick={() => void verify()}>
        <FormattedMessage id="log.verify" />
      </Button>
      {proof ? (
        <Suspense fallback={null}>
          <LogProof proof={proof} onClose={() => setProof(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
