import { encode } from 'uqr'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { codes } from '../../relay/operation.ts'
import { Button } from '../Button.tsx'
import { BackButton } from './BackButton.tsx'
import { CodeInput } from './CodeInput.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SetupFailure } from './SetupFailure.tsx'
import { type AppSetup as Setup, requiresPassword, beginApp, confirmApp, type Tried } from './setUpFactor.ts'

type AppSetupProps = { onAdded: (backupCodes: readonly string[]) => void; onBack: (() => void) | undefined }

/** QR code, key to type, and the first code. */
export function AppSetup({ onAdded, onBack }: AppSetupProps) {
  const { formatMessage } = useIntl()
  const { begun, begin } = useBegin()
  const [failure, setFailure] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)

  async function confirm({ uuid }: Setup, code: string) {
    setChecking(true)
    setFailure(null)
    const added = await confirmApp(uuid, formatMessage({ id: 'secondFactor.app.name' }), code)
    setChecking(false)
    if (added.ok) return onAdded(added.value)
    setFailure(added.message)
  }

  if (begun === null) {
    return (
      <p className="muted factor-room" role="status">
        <FormattedMessage id="secondFactor.app.begin" />
      </p>
    )
  }
  if (!begun.ok) {
    if (!requiresPassword(begun.code)) return <SetupFailure message={begun.message} />
    const isWrong = begun.code !== codes.passwordRequired
    return <PasswordFirst failure={isWrong ? begun.message : null} onSubmit={begin} onBack={onBack} />
  }
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
      <CodeInput checking={checking} refused={failure !== null} onComplete={code => confirm(setup, code)} />
      <BackButton onBack={onBack} />
    </div>
  )
}

/** Begins only once: beginning again would invalidate the secret on the screen. */
function useBegin() {
  const [begun, setBegun] = useState<Tried<Setup> | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void beginApp().then(setBegun)
  }, [])
  const begin = async (password: string) => setBegun(await beginApp(password))
  return { begun, begin }
}

type PasswordFirstProps = {
  /** Why the previous password was rejected. */
  failure: string | null
  onSubmit: (password: string) => Promise<void>
  onBack: (() => void) | undefined
}

/** For users who have not just signed in: a stolen session must not lock its owner out. */
function PasswordFirst({ failure, onSubmit, onBack }: PasswordFirstProps) {
  const [password, setPassword] = useState('')
  const [isSending, setSending] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    await onSubmit(password)
    setSending(false)
  }
  return (
    <form className="factor-steps" noValidate onSubmit={event => void submit(event)}>
      <p>
        <FormattedMessage id="secondFactor.password.why" />
      </p>
      <OwnPasswordField value={password} onChange={setPassword} error={failure} />
      <Button type="submit" variant="primary" size="lg" loading={isSending} disabled={password === ''}>
        <FormattedMessage id="secondFactor.password.continue" />
      </Button>
      <BackButton onBack={onBack} />
    </form>
  )
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
