import { CircleAlert, KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, LinkButton } from '../Button.tsx'
import { DialogBody } from '../overlay/DialogBody.tsx'
import { CODE_LENGTH, CodeField } from '../secondFactor/CodeField.tsx'
import { OwnPasswordField } from '../secondFactor/OwnPasswordField.tsx'
import { requestFreshPasskey, requestPasskey } from '../secondFactor/passkeys.ts'
import { type FreshFactor, type Method, readMethod } from './freshFactor.ts'
import type { Question } from './question.ts'
import './freshFactor.css'

/** Prompts for the second factor again, or for the password, for one change. */
export function FreshFactorDialog({ wants, passkeyOptions, send, cancel }: Question) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const method = useMethod(wants)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [checking, setChecking] = useState(false)
  const inFlight = useRef(false)

  async function show(read: () => Promise<FreshFactor | string | null>) {
    if (inFlight.current) return
    inFlight.current = true
    setChecking(true)
    setFailure(null)
    const shown = await read()
    const refusal = typeof shown === 'string' || shown === null ? shown : await send(shown)
    inFlight.current = false
    setChecking(false)
    setFailure(refusal)
    setCode('')
    setTries(before => before + 1)
  }

  async function usePasskey(): Promise<FreshFactor | string | null> {
    const outcome = await (passkeyOptions === null
      ? requestFreshPasskey()
      : requestPasskey(() => Promise.resolve({ options: passkeyOptions, userErrors: [] })))
    if (outcome.kind === 'answered') return { passkeyAssertion: outcome.answer }
    return outcome.kind === 'cancelled' ? null : outcome.message || formatMessage({ id: 'request.unreachable' })
  }

  return (
    <DialogBody
      open
      alert
      onClose={cancel}
      title={<FormattedMessage id="freshFactor.title" />}
      description={<FormattedMessage id={`freshFactor.lead.${method}`} />}
      footer={
        <>
          <Button onClick={cancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
          {method === 'none' ? (
            <LinkButton variant="primary" to="/settings/security" onClick={cancel} data-autofocus>
              <FormattedMessage id="freshFactor.setUp" />
            </LinkButton>
          ) : null}
          {method === 'PASSKEY' ? (
            <Button
              variant="primary"
              icon={<KeyRound className="i" aria-hidden />}
              loading={checking}
              data-autofocus
              onClick={() => void show(usePasskey)}
            >
              <FormattedMessage id="freshFactor.passkey" />
            </Button>
          ) : null}
          {method === 'PASSWORD' || method === 'AUTHENTICATOR_APP' ? (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={checking}
              disabled={method === 'PASSWORD' ? password === '' : code.length < CODE_LENGTH}
            >
              <FormattedMessage id="freshFactor.confirm" />
            </Button>
          ) : null}
        </>
      }
    >
      {failure === null || method === 'PASSWORD' ? null : (
        <div className="note bad fresh-factor-failure" role="alert">
          <CircleAlert className="i" aria-hidden />
          <span>{failure}</span>
        </div>
      )}
      {method === 'AUTHENTICATOR_APP' ? (
        <form
          id={formId}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            if (code.length === CODE_LENGTH) void show(() => Promise.resolve({ code }))
          }}
        >
          {/* Remounted for another attempt, so that it has the focus. */}
          <CodeField key={tries} code={code} onChange={setCode} checking={checking} refused={failure !== null} />
        </form>
      ) : null}
      {method === 'PASSWORD' ? (
        <form
          id={formId}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void show(() => Promise.resolve({ password }))
          }}
        >
          <OwnPasswordField value={password} onChange={setPassword} error={failure} />
        </form>
      ) : null}
    </DialogBody>
  )
}

type Asked = Method | 'PASSWORD' | 'none' | 'unknown'

/** The method to prompt for, once it is known. */
function useMethod(wants: Question['wants']): Asked {
  const [method, setMethod] = useState<Asked>(wants === 'password' ? 'PASSWORD' : 'unknown')
  useEffect(() => {
    if (wants === 'password') return
    let here = true
    readMethod().then(
      found => here && setMethod(found ?? 'none'),
      // Most users have an app; if the server can't be reached, sending will report it.
      () => here && setMethod('AUTHENTICATOR_APP'),
    )
    return () => {
      here = false
    }
  }, [wants])
  return method
}
