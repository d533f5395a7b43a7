import { ArrowLeft } from 'lucide-react'
import { type FormEvent, Suspense, lazy, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Refusal } from './PasswordStep.tsx'
import { type Challenge, type TwoFactorMethod, verify } from './signIn.ts'

const CodeInput = lazy(() => import('../../../ui/secondFactor/CodeInput.tsx').then(module => ({ default: module.CodeInput })))

/** Methods that this screen can ask for, in the order in which it offers them. */
const askable = ['AUTHENTICATOR_APP', 'BACKUP_CODES'] as const
type Askable = (typeof askable)[number]

type CodeStepProps = { challenge: Challenge; onSignedIn: () => void; onBack: () => void }

/** The second factor: six digits of an authenticator app, or a backup code. */
export function CodeStep({ challenge, onSignedIn, onBack }: CodeStepProps) {
  const { formatMessage } = useIntl()
  const methods = askable.filter(method => challenge.methods.includes(method satisfies TwoFactorMethod))
  const [method, setMethod] = useState<Askable>(methods[0] ?? 'AUTHENTICATOR_APP')
  const [failure, setFailure] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  /** Another attempt starts with empty boxes and the focus in the first. */
  const [attempt, setAttempt] = useState(0)
  const inFlight = useRef(false)

  async function send(code: string) {
    if (inFlight.current) return
    inFlight.current = true
    setChecking(true)
    setFailure(null)
    const result = await verify(challenge.token, method, code)
    inFlight.current = false
    setChecking(false)
    if (result.kind === 'signedIn') return onSignedIn()
    const [error] = result.kind === 'refused' ? result.errors : []
    setFailure(error?.message || formatMessage({ id: error?.code === null ? 'request.unreachable' : 'error.server' }))
    setAttempt(count => count + 1)
  }

  const others = methods.filter(one => one !== method)
  return (
    <div>
      <button type="button" className="link row t13 sign-in-back" onClick={onBack}>
        <ArrowLeft className="i" aria-hidden />
        <FormattedMessage id="action.back" />
      </button>
      <h1>
        <FormattedMessage id="signIn.code.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id={`signIn.code.lead.${method}`} />
      </p>
      <div className="stack">
        {failure ? <Refusal>{failure}</Refusal> : null}
        {method === 'AUTHENTICATOR_APP' ? (
          <Suspense fallback={<div className="code-room" />}>
            <CodeInput
              key={attempt}
              label={formatMessage({ id: 'signIn.code.label' })}
              checking={checking}
              onComplete={code => void send(code)}
            />
          </Suspense>
        ) : (
          <BackupCode key={attempt} checking={checking} onSubmit={code => void send(code)} />
        )}
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
