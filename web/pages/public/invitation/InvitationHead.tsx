import { FormattedMessage } from 'react-intl'
import type { Invitation } from './invitation.ts'

/** Who invites whom to what. */
export function InvitationHead({ invitation }: { invitation: Invitation }) {
  const { organizationName, roleName, inviterName } = invitation
  return (
    <>
      <h1>
        <FormattedMessage id="invitation.join" values={{ organization: organizationName }} />
      </h1>
      <p className="lead">
        <FormattedMessage id="invitation.lead" values={{ inviter: <b>{inviterName}</b>, role: <b>{roleName}</b> }} />
      </p>
    </>
  )
}
