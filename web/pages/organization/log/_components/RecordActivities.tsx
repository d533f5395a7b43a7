import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordActivities_organization$key } from '../../../../__generated__/RecordActivities_organization.graphql.ts'
import { ActivityEntry } from './ActivityEntry.tsx'

/** The activities of a record, the latest first. */
export function RecordActivities({ organizationKey }: { organizationKey: RecordActivities_organization$key }) {
  const { activity } = useFragment(
    graphql`
      fragment RecordActivities_organization on Organization
      @argumentDefinitions(uuid: { type: "UUID!" }, recordType: { type: "RecordType!" })
      @throwOnFieldError {
        activity(first: 100, filter: { recordType: $recordType, recordUuid: $uuid }) {
          edges {
            node {
              id
              ...ActivityEntry_entry
            }
          }
        }
      }
    `,
    organizationKey,
  )
  return (
    <ol className="log-entries">
      {activity.edges.map(({ node }) => (
        <ActivityEntry key={node.id} entryKey={node} />
      ))}
    </ol>
  )
}
