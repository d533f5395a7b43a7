import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordActivities_organization$key } from '../../../../__generated__/RecordActivities_organization.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { useActivityWords } from '../_lib/useActivityWords.ts'
import '../log.css'

/** The activities of a record, the latest first. */
export function RecordActivities({ organizationKey }: { organizationKey: RecordActivities_organization$key }) {
  const words = useActivityWords()
  const { activity } = useFragment(
    graphql`
      fragment RecordActivities_organization on Organization
      @argumentDefinitions(uuid: { type: "UUID!" }, recordType: { type: "RecordType!" })
      @throwOnFieldError {
        activity(first: 100, filter: { recordType: $recordType, recordUuid: $uuid }) {
          edges {
            node {
              id
              at
              action
              reason
              actor {
                fullName
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <ol className="log-entries">
      {activity.edges.map(({ node: { id, at, action, reason, actor } }) => (
        <li key={id}>
          <p>
            <b className="fw5">{words.action(action)}</b>{' '}
            <span className="t12 muted">
              {actor ? `${actor.fullName} · ` : null}
              <InstantText value={at} />
            </span>
          </p>
          {reason ? <q>{reason}</q> : null}
        </li>
      ))}
    </ol>
  )
}
