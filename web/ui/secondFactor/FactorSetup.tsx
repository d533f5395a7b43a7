import { Check, KeyRound, Smartphone } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button.tsx'
import { BackupCodes } from './BackupCodes.tsx'
import { PasskeySetup } from './PasskeySetup.tsx'
import { knowsPasskeys } from './passkeys.ts'
import './secondFactor.css'

// Lazy: the QR code library is larger than all the rest.
const AppSetup = lazy(() => import('./AppSetup.tsx').then(module => ({ default: module.AppSetup })))

export type FactorKind = 'app' | 'passkey'

type FactorSetupProps = {
  /** Omitted where the user chooses it. */
  kind?: FactorKind
  /** Whether an existing passkey must confirm the next one. */
  hasPasskey?: boolean
  onDone: () => void
}

/** From the choice of a method to the backup codes of the first one. */
export function FactorSetup({ kind, hasPasskey = false, onDone }: FactorSetupProps) {
  const [chosen, setChosen] = useState<FactorKind | null>(kind ?? null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const finish = (given: readonly string[]) => (given.length > 0 ? setCodes(given) : onDone())
  const back = kind === undefined ? () => setChosen(null) : undefined

  if (codes !== null) {
    return (
      <div className="factor-steps">
        <div className="note ok" role="status">
          <Check className="i" aria-hidden />
          <span>
            <FormattedMessage id="secondFactor.codes.done" />
          </span>
        </div>
        <BackupCodes codes={codes} onDone={onDone} />
      </div>
    )
  }
  if (chosen === 'app') {
    return (
      <Suspense fallback={<div className="factor-room" />}>
        <AppSetup onAdded={finish} onBack={back} />
      </Suspense>
    )
  }
  if (chosen === 'passkey') return <PasskeySetup needsFresh={hasPasskey} onAdded={finish} onBack={back} />
  return (
    <div className="factor-choice">
      <Button size="xl" block icon={<Smartphone className="i" aria-hidden />} onClick={() => setChosen('app')}>
        <FormattedMessage id="secondFactor.choose.app" />
      </Button>
      <p className="t12 muted">
        <FormattedMessage id="secondFactor.choose.app.why" />
      </p>
      <Button
        size="xl"
        block
        icon={<KeyRound className="i" aria-hidden />}
        disabled={!knowsPasskeys()}
        onClick={() => setChosen('passkey')}
      >
        <FormattedMessage id="secondFactor.choose.passkey" />
      </Button>
      <p className="t12 muted">
        <FormattedMessage
          id={knowsPasskeys() ? 'secondFactor.choose.passkey.why' : 'secondFactor.choose.passkey.not'}
        />
      </p>
    </div>
  )
}
