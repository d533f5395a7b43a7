import { ArrowLeft, KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { CodeInput } from '../../../../ui/secondFactor/CodeInput.tsx'
import { requestPasskey, type OptionsPayload } from '../../../../ui/secondFactor/passkeys.ts'
import { Refusal } from '../../Refusal.tsx'
import { failureText, type ShownFactor, type SignInResult, type TwoFactorMethod } from './signIn.ts'

/** Methods that this screen supports, in the order offered. */
const askable = ['AUTHENTICATOR_APP', 'PASSKEY', 'BACKUP_CODES'] as const
type Askable = (typeof askable)[number]

type CodeStepProps = {
  methods: readonly TwoFactorMethod[]
  /** Sends the user's proof. */
  answer: (shown: ShownFactor) => Promise<SignInResult>
  /** Reads the options for a passkey. */
  readOptions: () => Promise<OptionsPayload | null | undefined>
  onPassed: () => void
  onBack: () => void
}

/** The second factor: six digits of an authenticator app, a passkey, or a backup code. */
export function CodeStep({ methods: offered, answer, readOptions, onPassed, onBack }: CodeStepProps) {
  const { formatMessage } = useIntl()
  const methods = askable.filter(method => offered.includes(method satisfies TwoFactorMethod))
  const [method, setMethod] = useState<Askable>(methods[0] ?? 'AUTHENTICATOR_APP')
  const [failure, setFailure] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  /** A new attempt starts with an empty, focused field. */
  const [attempt, setAttempt] = useState(0)
  const inFlight = useRef(false)

  /** One attempt at a time; `attemptIt` returns why it failed, or null when there is nothing to show. */
  async function once(attemptIt: () => Promise<string | null>) {
    if (inFlight.current) return
    inFlight.current = true
    setChecking(true)
    setFailure(null)
    const failed = await attemptIt()
    inFlight.current = false
    setChecking(false)
    setFailure(failed)
    setAttempt(count => count + 1)
  }

  async function send(shown: ShownFactor): Promise<string | null> {
    const result = await answer(shown)
    if (result.kind !== 'signedIn') return failureText(result, formatMessage)
    onPassed()
    return null
  }

  async function showPasskey(): Promise<string | null> {
    const outcome = await requestPasskey(readOptions)
    if (outcome.kind === 'cancelled') return null
    if (outcome.kind === 'failed') return outcome.message || formatMessage({ id: 'signIn.passkey.failed' })
    return send({ method: 'PASSKEY', passkeyAssertion: outcome.answer })
  }

  const others = methods.filter(one => one !== method)
  return (
    <div>
      <button type="button" className="link row t13 sign-in-back" onClick={onBack}>
        <ArrowLeft className="i" aria-hidden />
        <FormattedMessage id="action.back" />
      </button>
      <h1>
        <FormattedMessage id={`signIn.code.title.${method}`} />
      </h1>
      <p className="lead">
        <FormattedMessage id={`signIn.code.lead.${method}`} />
      </p>
      <div className="stack">
        {failure ? <Refusal>{failure}</Refusal> : null}
        {method === 'AUTHENTICATOR_APP' ? (
          <CodeInput
            checking={checking}
            refused={failure !== null}
            onComplete={code => once(() => send({ method, code }))}
          />
        ) : null}
        {method === 'BACKUP_CODES' ? (
          <BackupCode key={attempt} checking={checking} onSubmit={code => void once(() => send({ method, code }))} />
        ) : null}
        {method === 'PASSKEY' ? (
          <Button
            variant="primary"
            size="xl"
            block
            autoFocus
            icon={<KeyRound className="i" aria-hidden />}
            loading={checking}
            onClick={() => void once(showPasskey)}
          >
            <FormattedMessage id="signIn.passkey.use" />
          </Button>
        ) : null}
        {others.map(other => (
          <Button
            key={other}
            variant="ghost"
            onClick={() => {
              setFailure(null)
              setMethod(other)
            }}
          >
            <FormattedMessage id="signIn.code.other" />
          </Button>
        ))}
      </div>
    </div>
  )
}

function BackupCode({ checking, onSubmit }: { checking: boolean; onSubmit: (code: string) => void }) {
  const { formatMessage } = useIntl()
  const [code, setCode] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() !== '') onSubmit(code.trim())
  }
  return (
    <form className="stack" onSubmit={submit}>
      <Field label={formatMessage({ id: 'signIn.code.backup' })}>
        {control => (
          <input
            {...control}
            className="input"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="xl" block loading={checking}>
        <FormattedMessage id="signIn.submit" />
      </Button>
    </form>
  )
}
