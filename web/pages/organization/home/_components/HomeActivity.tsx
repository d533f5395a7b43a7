import { History } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeActivityQuery } from '../../../../__generated__/HomeActivityQuery.graphql.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ActivityLine } from '../../log/_components/ActivityLine.tsx'

/** What happened last, by whom. */
export function HomeActivity({ query }: { query: PreloadedQuery<HomeActivityQuery> }) {
  const { organization } = usePreloadedQuery<HomeActivityQuery>(
    graphql`
      query HomeActivityQuery @preloadable @throwOnFieldError {
        organization {
          activity(first: 5) {
            edges {
              node {
                id
                ...ActivityLine_activity
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
    <ul className="home-list">
      {edges.map(({ node }) => (
        <ActivityLine key={node.id} activityKey={node} />
      ))}
    </ul>
  )
}
