import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PositionEmailCard_viewer$key } from '../../../../__generated__/PositionEmailCard_viewer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { PositionEmailButton } from '../../_components/PositionEmailButton.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'

/** Whether and when the user is emailed that their cash position can be viewed. */
export function PositionEmailCard({ viewerKey }: { viewerKey: PositionEmailCard_viewer$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const {
    positionEmail: { isOn, frequency, hour },
  } = useFragment(
    graphql`
      fragment PositionEmailCard_viewer on Viewer @throwOnFieldError {
        positionEmail {
          isOn
          frequency
          hour
        }
      }
    `,
    viewerKey,
  )
  const time = formats.timeOfDay(`${String(hour).padStart(2, '0')}:00`)
  return (
    <SettingsCard
      title={formatMessage({ id: 'profile.positionEmail' })}
      description={<FormattedMessage id="profile.positionEmail.why" />}
      end={
        <span className={isOn ? 'badge ok' : 'badge'}>
          <FormattedMessage id={isOn ? 'profile.positionEmail.on' : 'profile.positionEmail.off'} />
        </span>
      }
    >
      {isOn ? (
        <p>
          <FormattedMessage
            id={frequency === 'WEEKLY' ? 'profile.positionEmail.weekly' : 'profile.positionEmail.daily'}
            values={{ time }}
          />
        </p>
      ) : null}
      <div>
        <PositionEmailButton>
          <FormattedMessage id={isOn ? 'profile.positionEmail.change' : 'profile.positionEmail.setUp'} />
        </PositionEmailButton>
      </div>
    </SettingsCard>
  )
}
