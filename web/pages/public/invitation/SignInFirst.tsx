import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { endSession } from '../logout/_public/endSession.ts'
import { InvitationHead } from './InvitationHead.tsx'
import type { Invitation } from './invitation.ts'

type SignInFirstProps = {
  invitation: Invitation
  /** Another user, or none. */
  signedInAs: string | null
  /** The page to return to. */
  page: string
}

/** The invited user has an account: the link alone does not sign in to it. */
export function SignInFirst({ invitation, signedInAs, page }: SignInFirstProps) {
  const navigate = useNavigate()
  const { email } = invitation

  async function signIn() {
    if (signedInAs !== null) await endSession('signOut')
    await navigate(`/?next=${encodeURIComponent(page)}`)
  }

  return (
    <div>
      <InvitationHead invitation={invitation} />
      <div className="stack">
        <p className="t13 muted">
          {signedInAs === null ? (
            <FormattedMessage id="invitation.hasAccount" values={{ email: <b>{email}</b> }} />
          ) : (
            <FormattedMessage
              id="invitation.forAnother"
              values={{ email: <b>{email}</b>, signedInAs: <b>{signedInAs}</b> }}
            />
          )}
        </p>
        <Button variant="primary" size="xl" block onClick={() => void signIn()}>
          <FormattedMessage id={signedInAs === null ? 'invitation.signIn' : 'invitation.signInAsAnother'} />
        </Button>
      </div>
    </div>
  )
}
