import { Suspense, lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnershipOffer_organization$key } from '../../../../__generated__/OwnershipOffer_organization.graphql.ts'
import type { OwnershipOfferQuery } from '../../../../__generated__/OwnershipOfferQuery.graphql.ts'
import { addMessages } from '../../../../i18n/intl.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'

// Lazy: an offer of ownership is rarely open, so the notice, its mutations and messages load only then.
const OwnershipNotice = lazy(async () => {
  const [module] = await Promise.all([import('../_components/OwnershipNotice.tsx'), addMessages(['management'])])
  return { default: module.OwnershipNotice }
})

type OwnershipOfferProps = {
  organizationKey: OwnershipOffer_organization$key
  /** Class for the notice's position on the page. */
  className?: string
  /** Omits an offer that the viewer can't respond to. */
  ownOnly?: boolean
  onChanged?: () => void
}

/** The open offer of ownership; empty when there is none. */
export function OwnershipOffer({ organizationKey, className = '', ownOnly = false, onChanged }: OwnershipOfferProps) {
  const organization = useFragment(
    graphql`
      fragment OwnershipOffer_organization on Organization {
        ownershipTransfer {
          allowedActions
        }
        ...OwnershipNotice_organization
      }
    `,
    organizationKey,
  )
  const readAgain = useReadAgain<OwnershipOfferQuery>(graphql`
    query OwnershipOfferQuery {
      organization {
        id
        ...OwnershipOffer_organization
      }
    }
  `)
  useReadOnReturn(() => readAgain({}))
  const offer = organization.ownershipTransfer
  if (!offer || (ownOnly && offer.allowedActions.length === 0)) return null
  return (
    <Suspense fallback={null}>
      <OwnershipNotice organizationKey={organization} className={className} onChanged={onChanged} />
    </Suspense>
  )
}
