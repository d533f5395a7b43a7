import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { codes } from '../../relay/operation.ts'
import { BackButton } from './BackButton.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { requestFreshPasskey, makePasskey, type OptionsPayload, type PasskeyAnswer } from './passkeys.ts'
import { SetupFailure } from './SetupFailure.tsx'
import { readRegistrationOptions, storePasskey } from './setUpFactor.ts'

type PasskeySetupProps = {
  /** An existing passkey must confirm the next one. */
  needsFresh: boolean
  onAdded: (backupCodes: readonly string[]) => void
  onBack: (() => void) | undefined
}

/** A name, then the browser's own dialog. */
export function PasskeySetup({ needsFresh, onAdded, onBack }: PasskeySetupProps) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')
  /** Null until the server requires it. */
  const [password, setPassword] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  /** Valid for one passkey: a user who closes the browser's dialog continues with the same options, without confirming again. */
  const options = useRef<OptionsPayload | null>(null)

  async function readOptions(): Promise<OptionsPayload | null> {
    if (options.current?.options) return options.current
    const fresh = needsFresh ? await requestFreshPasskey() : null
    if (fresh && fresh.kind !== 'answered') return { userErrors: [{ message: messageOf(fresh) }] }
    const read = await readRegistrationOptions({
      ...(fresh && { passkeyAssertion: fresh.answer }),
      ...(password !== null && { password }),
    })
    options.current = read ?? null
    return options.current
  }

  function messageOf(answer: PasskeyAnswer): string {
    const failed = answer.kind === 'failed' ? answer : null
    return failed?.message || formatMessage({ id: `secondFactor.passkey.${failed?.isKept ? 'kept' : 'failed'}` })
  }

  /** Null when there is nothing to show. */
  async function add(): Promise<{ code?: string | null | undefined; message: string } | null> {
    const made = await makePasskey(readOptions)
    if (made.kind === 'cancelled') return null
    if (made.kind === 'failed') return { code: made.code, message: messageOf(made) }
    options.current = null
    const added = await storePasskey(name.trim(), made.answer)
    if (!added.ok) return added
    onAdded(added.value)
    return null
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setFailure(formatMessage({ id: 'secondFactor.passkey.nameWanted' }))
    setAsking(true)
    setFailure(null)
    const failed = await add()
    setAsking(false)
    if (password === null && failed?.code === codes.passwordRequired) setPassword('')
    else setFailure(failed?.message ?? null)
  }

  return (
    <form className="factor-steps" onSubmit={event => void submit(event)}>
      <p>
        <FormattedMessage id={needsFresh ? 'secondFactor.passkey.next' : 'secondFactor.passkey.first'} />
      </p>
      {failure === null ? null : <SetupFailure message={failure} />}
      <Field
        label={formatMessage({ id: 'secondFactor.passkey.name' })}
        hint={formatMessage({ id: 'secondFactor.passkey.hint' })}
      >
        {control => (
          <input
            {...control}
            className="input"
            autoFocus
            autoComplete="off"
            maxLength={100}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
      {password === null ? null : (
        <>
          <p>
            <FormattedMessage id="secondFactor.password.why" />
          </p>
          <OwnPasswordField value={password} onChange={setPassword} />
        </>
      )}
      <Button type="submit" variant="primary" size="lg" icon={<KeyRound className="i" aria-hidden />} loading={asking}>
        <FormattedMessage id="secondFactor.passkey.add" />
      </Button>
      <BackButton onBack={onBack} />
    </form>
  )
}
