import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/Button.tsx'

/** Used, canceled, expired or unknown: only the inviter can help. */
export function ExpiredInvitation() {
  return (
    <div>
      <h1>
        <FormattedMessage id="invitation.expired.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="invitation.expired.lead" />
      </p>
      <div className="stack">
        <p className="t13 muted">
          <FormattedMessage id="invitation.expired.again" />
        </p>
        <Link className={buttonClass({ size: 'xl', block: true })} to="/">
          <FormattedMessage id="signIn.submit" />
        </Link>
      </div>
    </div>
  )
}
