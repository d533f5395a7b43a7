import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeOwnershipQuery } from '../../../../__generated__/HomeOwnershipQuery.graphql.ts'
import { OwnershipOffer } from '../../management/_public/OwnershipOffer.tsx'

/** A transfer of ownership that the viewer has offered or can accept: its recipient may not have permission to see the users. */
export function HomeOwnership({ query }: { query: PreloadedQuery<HomeOwnershipQuery> }) {
  const { organization } = usePreloadedQuery<HomeOwnershipQuery>(
    graphql`
      query HomeOwnershipQuery @preloadable {
        organization {
          ...OwnershipOffer_organization
        }
      }
    `,
    query,
  )
  return <OwnershipOffer ownOnly className="home-offer" organizationKey={organization} />
}
