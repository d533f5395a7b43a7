import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RecordActivities_organization$key } from '../../../../__generated__/RecordActivities_organization.graphql.ts'
import { ActivityEntry } from './ActivityEntry.tsx'

type RecordActivitiesProps = {
  organizationKey: RecordActivities_organization$key
  /** Earlier events that the log doesn't have, as list items. */
  children?: ReactNode
}

/** The activities of a record, the latest first. */
export function RecordActivities({ organizationKey, children }: RecordActivitiesProps) {
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
      {children}
    </ol>
  )
}
