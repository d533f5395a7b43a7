import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { attempt } from '../attempt.ts'
import { Refusal } from '../Refusal.tsx'
import { InvitationHead } from './InvitationHead.tsx'
import { type Invitation, linkInvitation } from './invitation.ts'

const LINK_INVALID = 'U-ACC-US-19'

type JoinStepProps = {
  invitation: Invitation
  token: string
  onJoined: (organizationId: string) => void
  onExpired: () => void
}

/** One click, for the signed-in user who was invited. */
export function JoinStep({ invitation, token, onJoined, onExpired }: JoinStepProps) {
  const { formatMessage } = useIntl()
  const [failure, setFailure] = useState<string | null>(null)
  const [joining, setJoining] = useState(false)

  async function join() {
    setJoining(true)
    setFailure(null)
    const outcome = await attempt(() => linkInvitation(token), { formatMessage, fields: [] })
    setJoining(false)
    if (outcome.ok && outcome.answer.organizationId) return onJoined(outcome.answer.organizationId)
    if (!outcome.ok && outcome.codes.includes(LINK_INVALID)) return onExpired()
    setFailure((outcome.ok ? null : outcome.message) ?? formatMessage({ id: 'error.server' }))
  }

  return (
    <div>
      <InvitationHead invitation={invitation} />
      <div className="stack">
        {failure === null ? null : <Refusal>{failure}</Refusal>}
        <p className="t13 muted">
          <FormattedMessage id="invitation.joinAs" values={{ email: <b>{invitation.email}</b> }} />
        </p>
        <Button variant="primary" size="xl" block loading={joining} onClick={() => void join()}>
          <FormattedMessage id="invitation.join" values={{ organization: invitation.organizationName }} />
        </Button>
      </div>
    </div>
  )
}
