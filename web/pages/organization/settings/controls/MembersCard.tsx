import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MembersCard_controls$key } from '../../../../__generated__/MembersCard_controls.graphql.ts'
import { SettingsCard } from '../frame/SettingsCard.tsx'

/** The number of members and the limit, which the installation sets. */
export function MembersCard({ controlsKey }: { controlsKey: MembersCard_controls$key }) {
  const { formatMessage } = useIntl()
  const { memberCount, memberLimit } = useFragment(
    graphql`
      fragment MembersCard_controls on Controls {
        memberCount
        memberLimit
      }
    `,
    controlsKey,
  )
  return (
    <SettingsCard
      title={formatMessage({ id: 'controls.members' })}
      description={<FormattedMessage id="controls.members.used" values={{ memberCount, memberLimit }} />}
    >
      <progress
        className="controls-members"
        max={memberLimit}
        value={memberCount}
        aria-label={formatMessage({ id: 'controls.members' })}
      />
    </SettingsCard>
  )
}
