import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeOwnershipQuery } from '../../../../__generated__/HomeOwnershipQuery.graphql.ts'
import { OwnershipOffer } from '../../management/_public/OwnershipOffer.tsx'

/** An offer of ownership that the viewer has made or can accept: whoever gets one may not be allowed to see the users. */
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
