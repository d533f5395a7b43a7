import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CategoryRulesPageQuery } from '../../../../__generated__/CategoryRulesPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { CounterpartyCategoriesCard } from './CounterpartyCategoriesCard.tsx'
import { LearntCard } from './LearntCard.tsx'
import { RulesCard } from './RulesCard.tsx'
import './categoryRules.css'

const query = graphql`
  query CategoryRulesPageQuery @preloadable @throwOnFieldError {
    organization {
      ...RulesCard_organization
      ...LearntCard_organization
      ...CounterpartyCategoriesCard_organization
    }
  }
`

/** What determines the category of statement transactions: rules in order, counterparties, and learned choices. */
export function CategoryRulesPage({ queries }: PageProps<{ page: CategoryRulesPageQuery }>) {
  const mayManage = usePermission('TREASURY_STATEMENTS_MANAGE')
  const { organization } = usePreloadedQuery<CategoryRulesPageQuery>(query, queries.page)
  const readAgain = useReadAgain<CategoryRulesPageQuery>(query)
  return (
    <>
      {mayManage ? null : (
        <p className="note info" role="note">
          <FormattedMessage id="settings.readOnly" />
        </p>
      )}
      <RulesCard organizationKey={organization} mayManage={mayManage} readAgain={() => readAgain({})} />
      <CounterpartyCategoriesCard organizationKey={organization} mayManage={mayManage} />
      <LearntCard organizationKey={organization} mayManage={mayManage} />
    </>
  )
}
