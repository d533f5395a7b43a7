import { History, RotateCw } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeActivity_activity$key } from '../../../../__generated__/HomeActivity_activity.graphql.ts'
import type { HomeActivityQuery } from '../../../../__generated__/HomeActivityQuery.graphql.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useActivityWords } from '../../log/_lib/useActivityWords.ts'

/** The latest activity: who did what, to which record, when. */
export function HomeActivity({ query }: { query: PreloadedQuery<HomeActivityQuery> }) {
  const { organization } = usePreloadedQuery<HomeActivityQuery>(
    graphql`
      query HomeActivityQuery @preloadable @throwOnFieldError {
        organization {
          activity(first: 5) {
            edges {
              node {
                id
                ...HomeActivity_activity
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = organization.activity
  if (edges.length === 0)
    return <EmptyState icon={<History className="i" aria-hidden />} title={<FormattedMessage id="home.noActivity" />} />
  return (
    <table className="home-table home-log">
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="home.activity.what" />
          </th>
          <th scope="col">
            <FormattedMessage id="home.activity.record" />
          </th>
          <th scope="col" className="num">
            <FormattedMessage id="home.activity.when" />
          </th>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ node }) => (
          <Entry key={node.id} activityKey={node} />
        ))}
      </tbody>
    </table>
  )
}

function Entry({ activityKey }: { activityKey: HomeActivity_activity$key }) {
  const words = useActivityWords()
  const { at, action, recordType, recordLabel, actor } = useFragment(
    graphql`
      fragment HomeActivity_activity on Activity {
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
  const label = words.label(recordType, recordLabel)
  return (
    <tr>
      <th scope="row">
        {actor ? (
          <span className="av" aria-hidden>
            {initialsOf(actor.fullName)}
          </span>
        ) : (
          <span className="home-system" aria-hidden>
            <RotateCw className="i" />
          </span>
        )}
        <span>
          <b>{words.actor(actor?.fullName)}</b>{' '}
          <span className="muted">
            {words.action(action)}: {words.recordType(recordType)}
          </span>
        </span>
      </th>
      <td className="trunc" title={label}>
        {label}
      </td>
      <td className="num muted">
        <RecentText value={at} />
      </td>
    </tr>
  )
}
