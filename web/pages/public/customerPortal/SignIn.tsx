import { LockKeyhole, Mail } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestFailed } from '../../../relay/operation.ts'
import { requestSignIn, signIn } from './signingIn.ts'
import { forgetLink } from './link.ts'
import { PortalFrame } from './PortalFrame.tsx'

const AGAIN_AFTER_SECONDS = 60

type SignInProps = {
  /** The secret of an emailed link; empty: there is none. */
  token: string
  onSignedIn: () => void
}

/** Signs in with an emailed link, or requests one. */
export function SignIn({ token, onSignedIn }: SignInProps) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<'LINK' | 'EMAIL' | 'SENT'>(token === '' ? 'EMAIL' : 'LINK')
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [hasMailbox, setMailbox] = useState(false)

  async function attempt(act: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setError('')
    try {
      await act()
    } catch (failure) {
      const message = failure instanceof RequestFailed ? failure.message : ''
      setError(message || formatMessage({ id: 'request.unreachable' }))
    } finally {
      setBusy(false)
    }
  }
  const enter = () =>
    attempt(async () => {
      const answer = await signIn(token)
      forgetLink()
      if (answer?.signedIn) return onSignedIn()
      setError(answer?.userErrors[0]?.message ?? formatMessage({ id: 'request.unreachable' }))
      setShown('EMAIL')
    })
  const send = () =>
    attempt(async () => {
      const answer = await requestSignIn(email.trim())
      const refusal = answer ? answer.userErrors[0]?.message : formatMessage({ id: 'request.unreachable' })
      if (refusal) return setError(refusal)
      setMailbox(answer?.mailbox ?? false)
      setShown('SENT')
    })

  return (
    <PortalFrame title={formatMessage({ id: 'portal.title' })} subtitle="Arus" tab={null}>
      <div className="portal-entrance">
        <span className="portal-round" aria-hidden>
          {shown === 'LINK' ? <LockKeyhole /> : <Mail />}
        </span>
        {shown === 'SENT' ? (
          <Sent email={email.trim()} hasMailbox={hasMailbox} error={error} isBusy={isBusy} onAgain={send}>
            <button type="button" className="btn btn-xl btn-block" onClick={() => setShown('EMAIL')}>
              <FormattedMessage id="portal.sent.other" />
            </button>
          </Sent>
        ) : shown === 'LINK' ? (
          <>
            <h1>
              <FormattedMessage id="portal.link.title" />
            </h1>
            <p className="muted">
              <FormattedMessage id="portal.link.text" />
            </p>
            {error === '' ? null : (
              <p className="note bad" role="alert">
                {error}
              </p>
            )}
            <button type="button" className="btn btn-primary btn-xl btn-block" disabled={isBusy} onClick={enter}>
              <FormattedMessage id="portal.link.open" />
            </button>
          </>
        ) : (
          <form
            className="portal-form"
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void send()
            }}
          >
            <h1>
              <FormattedMessage id="portal.email.title" />
            </h1>
            <p className="muted">
              <FormattedMessage id="portal.email.text" />
            </p>
            {error === '' ? null : (
              <p className="note bad" role="alert">
                {error}
              </p>
            )}
            <div className="field">
              <label htmlFor="portal-email">
                <FormattedMessage id="portal.email.label" />
              </label>
              <div className="input">
                <input
                  id="portal-email"
                  type="email"
                  autoComplete="email"
                  required
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              </div>
            </div>
            <button className="btn btn-primary btn-xl btn-block" disabled={isBusy}>
              <FormattedMessage id="portal.email.send" />
            </button>
          </form>
        )}
        <p className="note portal-trust">
          <LockKeyhole className="i" aria-hidden />
          <FormattedMessage id="portal.trust" />
        </p>
      </div>
    </PortalFrame>
  )
}

type SentProps = {
  email: string
  hasMailbox: boolean
  error: string
  isBusy: boolean
  onAgain: () => void
  children: React.ReactNode
}

function Sent({ email, hasMailbox, error, isBusy, onAgain, children }: SentProps) {
  const [left, setLeft] = useState(AGAIN_AFTER_SECONDS)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <h1>
        <FormattedMessage id="portal.sent.title" />
      </h1>
      <p className="muted" role="status">
        <FormattedMessage id="portal.sent.text" values={{ email: <b>{email}</b> }} />
      </p>
      {hasMailbox ? (
        <p>
          <a href="/mailbox">
            <FormattedMessage id="portal.sent.mailbox" />
          </a>
        </p>
      ) : null}
      {error === '' ? null : (
        <p className="note bad" role="alert">
          {error}
        </p>
      )}
      <button
        type="button"
        className="btn btn-xl btn-block"
        disabled={left > 0 || isBusy}
        onClick={() => {
          setLeft(AGAIN_AFTER_SECONDS)
          onAgain()
        }}
      >
        {left > 0 ? (
          <FormattedMessage id="portal.sent.wait" values={{ seconds: left }} />
        ) : (
          <FormattedMessage id="portal.sent.again" />
        )}
      </button>
      {children}
    </>
  )
}
