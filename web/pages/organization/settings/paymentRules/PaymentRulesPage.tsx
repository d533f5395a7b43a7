import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PaymentRulesPageQuery } from '../../../../__generated__/PaymentRulesPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { CalendarCard } from './CalendarCard.tsx'
import { PoliciesCard } from './PoliciesCard.tsx'
import { WarningsCard } from './WarningsCard.tsx'
import './paymentRules.css'

/** Who must approve payments, when banks settle them, and the company's warnings. */
export function PaymentRulesPage({ queries }: PageProps<{ page: PaymentRulesPageQuery }>) {
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const { organization } = usePreloadedQuery<PaymentRulesPageQuery>(
    graphql`
      query PaymentRulesPageQuery($year: Int!) @preloadable @throwOnFieldError {
        organization {
          ...PoliciesCard_organization
          ...CalendarCard_organization @arguments(year: $year)
          ...WarningsCard_organization
        }
      }
    `,
    queries.page,
  )
  return (
    <>
      {mayManage ? null : (
        <p className="note info" role="note">
          <FormattedMessage id="settings.readOnly" />
        </p>
      )}
      <PoliciesCard organizationKey={organization} />
      <WarningsCard organizationKey={organization} />
      <CalendarCard organizationKey={organization} year={queries.page.variables.year} />
    </>
  )
}
