import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CompanyProfilePageQuery } from '../../../../__generated__/CompanyProfilePageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { useOrganizationChanges } from '../../_lib/useOrganizationChanges.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { EntitiesCard } from './EntitiesCard.tsx'
import './entities.css'

const query = graphql`
  query CompanyProfilePageQuery @preloadable @throwOnFieldError {
    organization {
      ...CompanyCard_organization
      ...EntitiesCard_organization
    }
  }
`

/** The company's details, and its legal entities. */
export function CompanyProfilePage({ queries }: PageProps<{ page: CompanyProfilePageQuery }>) {
  const { organization } = usePreloadedQuery<CompanyProfilePageQuery>(query, queries.page)
  useOrganizationChanges<CompanyProfilePageQuery>(query)
  return (
    <>
      <CompanyCard organizationKey={organization} />
      <EntitiesCard organizationKey={organization} />
    </>
  )
}
