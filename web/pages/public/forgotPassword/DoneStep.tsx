import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/Button.tsx'

/** The password is set; the user still has to sign in, with the second factor if there is one. */
export function DoneStep() {
  return (
    <div>
      <h1>
        <FormattedMessage id="forgotPassword.done.title" />
      </h1>
      <p className="lead" role="status">
        <FormattedMessage id="forgotPassword.done.lead" />
      </p>
      <div className="stack">
        <Link className={buttonClass({ variant: 'primary', size: 'xl', block: true })} to="/">
          <FormattedMessage id="signIn.submit" />
        </Link>
      </div>
    </div>
  )
}
