import { LogOut } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLeave } from './_lib/useLeave.ts'

/** The sign-out button, on every page of the portal. */
export function SignOutButton({ onSignedOut }: { onSignedOut: () => void }) {
  const { formatMessage } = useIntl()
  const { leave, isFailed } = useLeave(onSignedOut)
  const label = formatMessage({ id: 'portal.data.signOut' })
  return (
    <>
      <button
        type="button"
        className="portal-back portal-leave"
        aria-label={label}
        title={label}
        onClick={() => void leave()}
      >
        <LogOut className="i" aria-hidden />
      </button>
      {isFailed ? (
        <small className="portal-late" role="alert">
          <FormattedMessage id="request.unreachable" />
        </small>
      ) : null}
    </>
  )
}
