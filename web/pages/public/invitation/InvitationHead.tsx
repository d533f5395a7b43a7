import { FormattedMessage } from 'react-intl'
import type { Invitation } from './invitation.ts'

/** The inviter, the invited user and the organization. */
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
