import { CircleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'

/** Why a setup step failed; an empty message means that the server could not be reached. */
export function SetupFailure({ message }: { message: string }) {
  return (
    <div className="note bad" role="alert">
      <CircleAlert className="i" aria-hidden />
      <span>{message || <FormattedMessage id="request.unreachable" />}</span>
    </div>
  )
}
