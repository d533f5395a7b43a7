import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ActivityLine_activity$key } from '../../../../__generated__/ActivityLine_activity.graphql.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import { useActivityWords } from '../_lib/useActivityWords.ts'

/** One entry of the log in a line, for cards. */
export function ActivityLine({ activityKey }: { activityKey: ActivityLine_activity$key }) {
  const words = useActivityWords()
  const { at, action, recordType, recordLabel, actor } = useFragment(
    graphql`
      fragment ActivityLine_activity on Activity {
        at
        action
        recordType
        recordLabel
        actor {
          fullName
        }
      }
    `,
    activityKey,
  )
  return (
    <li className="home-row">
      <span className="av" aria-hidden>
        {actor ? initialsOf(actor.fullName) : '·'}
      </span>
      <span className="grow">
        <b className="trunc" title={words.label(recordType, recordLabel)}>
          {words.action(action)}: {words.label(recordType, recordLabel)}
        </b>
        <small className="trunc">
          {actor?.fullName ?? <FormattedMessage id="log.system" />} · {words.recordType(recordType)}
        </small>
      </span>
      <small className="muted">
        <RecentText value={at} />
      </small>
    </li>
  )
}
