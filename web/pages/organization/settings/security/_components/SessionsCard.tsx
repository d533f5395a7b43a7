import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  SessionsCard_viewer$data,
  SessionsCard_viewer$key,
} from '../../../../../__generated__/SessionsCard_viewer.graphql.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { RecentText } from '../../../../../ui/DateText.tsx'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { useEndOtherSessions } from '../_lib/useEndOtherSessions.ts'
import { useEndSession } from '../_lib/useEndSession.ts'
import { usePlaceWords } from '../_lib/usePlaceWords.ts'

const icons = { DESKTOP: Monitor, PHONE: Smartphone, TABLET: Tablet, OTHER: MonitorSmartphone } as const

type Session = SessionsCard_viewer$data['sessions'][number]

/** The user's sessions. The current one can't be ended here: that is signing out. */
export function SessionsCard({ viewerKey }: { viewerKey: SessionsCard_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsCard_viewer on Viewer @throwOnFieldError {
        sessions {
          id
          uuid
          device {
            browser
            system
            kind
          }
          address
          country
          createdAt
          lastUsedAt
          isCurrent
        }
      }
    `,
    viewerKey,
  )
  const [endOthers, isEnding] = useEndOtherSessions()
  return (
    <SettingsCard
      title={<FormattedMessage id="security.sessions" />}
      description={<FormattedMessage id="security.sessions.why" />}
      end={
        sessions.length > 1 ? (
          <Button loading={isEnding} onClick={() => void endOthers({ variables: {} })}>
            <FormattedMessage id="security.sessions.endOthers" />
          </Button>
        ) : null
      }
    >
      <ul className="security-rows">
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </SettingsCard>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { formatMessage } = useIntl()
  const words = usePlaceWords()
  const [end, isEnding] = useEndSession()
  const { uuid, device, isCurrent, createdAt, lastUsedAt } = session
  const Icon = icons[device.kind]
  const name = words.device(device)
  return (
    <li>
      <Icon className="i" aria-hidden />
      <div className="grow">
        <b>{name}</b>{' '}
        {isCurrent ? (
          <span className="badge ok">
            <FormattedMessage id="security.sessions.current" />
          </span>
        ) : null}
        <p className="t12 muted">
          {words.place(session)}
          {' · '}
          <FormattedMessage
            id="security.sessions.times"
            values={{ since: <RecentText value={createdAt} />, used: <RecentText value={lastUsedAt} /> }}
          />
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="sm"
          loading={isEnding}
          aria-label={formatMessage({ id: 'security.sessions.endOne' }, { name })}
          onClick={() => void end({ variables: { input: { uuid } } })}
        >
          <FormattedMessage id="security.sessions.end" />
        </Button>
      )}
    </li>
  )
}
