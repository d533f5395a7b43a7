import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ActivityLogPageQuery } from '../../../__generated__/ActivityLogPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Page } from '../../../ui/Page.tsx'
import { ActivityList } from './_components/ActivityList.tsx'
import { VerifyLog } from './_components/VerifyLog.tsx'

/** Who did what and when, with the changes. */
export function ActivityLogPage({ queries }: PageProps<{ page: ActivityLogPageQuery }>) {
  const { formatMessage } = useIntl()
  const mayVerify = usePermission('ACCOUNT_SECURITY_MANAGE')
  const { organization } = usePreloadedQuery<ActivityLogPageQuery>(
    graphql`
      query ActivityLogPageQuery($filter: ActivityFilter) @preloadable {
        organization {
          ...ActivityList_organization @arguments(filter: $filter)
        }
      }
    `,
    queries.page,
  )
  return (
    <Page fill title={formatMessage({ id: 'menu.log' })} actions={mayVerify ? <VerifyLog /> : null}>
      <ActivityList organizationKey={organization} />
    </Page>
  )
}
