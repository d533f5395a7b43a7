import { Inbox } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/Button.tsx'

type SentStepProps = { email: string; mailbox: string | null; onAgain: () => void }

/** Shown identically for an unknown email. */
export function SentStep({ email, mailbox, onAgain }: SentStepProps) {
  return (
    <div>
      <h1>
        <FormattedMessage id="forgotPassword.sent.title" />
      </h1>
      <p className="lead" role="status">
        <FormattedMessage id="forgotPassword.sent.lead" values={{ email: <b>{email}</b> }} />
      </p>
      <div className="stack">
        {mailbox === null ? null : (
          <div className="note info">
            <Inbox className="i" aria-hidden />
            <span>
              <FormattedMessage
                id="forgotPassword.sent.mailbox"
                values={{
                  link: text => (
                    <a className="link" href={mailbox}>
                      {text}
                    </a>
                  ),
                }}
              />
            </span>
          </div>
        )}
        <p className="t13 muted">
          <FormattedMessage id="forgotPassword.sent.nothing" />
        </p>
        <Button size="xl" block onClick={onAgain}>
          <FormattedMessage id="forgotPassword.sent.again" />
        </Button>
        <Link className={buttonClass({ variant: 'ghost', size: 'xl', block: true })} to="/">
          <FormattedMessage id="forgotPassword.signIn" />
        </Link>
      </div>
    </div>
  )
}
