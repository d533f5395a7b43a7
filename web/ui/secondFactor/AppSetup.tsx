import { encode } from 'uqr'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { SetupFailure } from './SetupFailure.tsx'
import { type AppSetup as Setup, beginApp, confirmApp, type Tried } from './setUpFactor.ts'

type AppSetupProps = { onAdded: (backupCodes: readonly string[]) => void; onBack: (() => void) | undefined }

/** QR code, key to type, and the first code. */
export function AppSetup({ onAdded, onBack }: AppSetupProps) {
  const { formatMessage } = useIntl()
  const begun = useBegun()
  const [failure, setFailure] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  /** Another attempt starts with empty boxes and the focus in the first. */
  const [attempt, setAttempt] = useState(0)

  async function confirm({ uuid }: Setup, code: string) {
    setChecking(true)
    setFailure(null)
    const added = await confirmApp(uuid, formatMessage({ id: 'secondFactor.app.name' }), code)
    setChecking(false)
    if (added.ok) return onAdded(added.value)
    setFailure(added.message)
    setAttempt(count => count + 1)
  }

  if (begun === null) {
    return (
      <p className="muted factor-room" role="status">
        <FormattedMessage id="secondFactor.app.begin" />
      </p>
    )
  }
  if (!begun.ok) return <SetupFailure message={begun.message} />
  const setup = begun.value
  return (
    <div className="factor-steps">
      <p>
        <FormattedMessage id="secondFactor.app.scan" />
      </p>
      <QrCode text={setup.uri} label={formatMessage({ id: 'secondFactor.app.qr' })} />
      <div>
        <p className="t12 muted">
          <FormattedMessage id="secondFactor.app.key" />
        </p>
        <code className="factor-key">{setup.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      {failure === null ? null : <SetupFailure message={failure} />}
      <CodeInput
        key={attempt}
        label={formatMessage({ id: 'secondFactor.app.code' })}
        checking={checking}
        onComplete={code => void confirm(setup, code)}
      />
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          <FormattedMessage id="action.back" />
        </Button>
      ) : null}
    </div>
  )
}

/** Begun once: a second beginning would take the first one's secret back while it is on the screen. */
function useBegun(): Tried<Setup> | null {
  const [begun, setBegun] = useState<Tried<Setup> | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void beginApp().then(setBegun)
  }, [])
  return begun
}

/** Dark on light in both themes: many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="factor-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
