import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'

/** The link was used, has expired, or is unknown: the next step is the same. */
export function ExpiredStep({ onAgain }: { onAgain: () => void }) {
  return (
    <div>
      <h1>
        <FormattedMessage id="forgotPassword.expired.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="forgotPassword.expired.lead" />
      </p>
      <div className="stack">
        <Button variant="primary" size="xl" block onClick={onAgain}>
          <FormattedMessage id="forgotPassword.expired.again" />
        </Button>
      </div>
    </div>
  )
}
