import { type PreloadedQuery, graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeOwnershipQuery } from '../../../../__generated__/HomeOwnershipQuery.graphql.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { OwnershipOffer } from '../../_components/OwnershipOffer.tsx'

const query = graphql`
  query HomeOwnershipQuery @preloadable {
    organization {
      id
      ...OwnershipOffer_organization
    }
  }
`

/** An offer of ownership that the viewer has made or can accept: whoever gets one may not be allowed to see the users. */
export function HomeOwnership({ query: preloaded }: { query: PreloadedQuery<HomeOwnershipQuery> }) {
  const { organization } = usePreloadedQuery<HomeOwnershipQuery>(query, preloaded)
  const readAgain = useReadAgain<HomeOwnershipQuery>(query)
  useReadOnReturn(() => readAgain({}))
  return <OwnershipOffer ownOnly organizationKey={organization} />
}
