import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/Button.tsx'

/** Used, expired, replaced by a newer one, or there is an owner: how to continue. */
export function UnusableLink({ isSetUp }: { isSetUp: boolean }) {
  const which = isSetUp ? 'setUp' : 'unusable'
  return (
    <div>
      <h1>
        <FormattedMessage id={`setup.${which}.title`} />
      </h1>
      <p className="lead">
        <FormattedMessage id={`setup.${which}.lead`} />
      </p>
      <div className="stack">
        {isSetUp ? null : (
          <p className="t13 muted">
            <FormattedMessage
              id="setup.unusable.again"
              values={{ start: <code>npm start</code>, setup: <code>npm run setup</code> }}
            />
          </p>
        )}
        <Link className={buttonClass({ size: 'xl', block: true })} to="/">
          <FormattedMessage id="signIn.submit" />
        </Link>
      </div>
    </div>
  )
}
