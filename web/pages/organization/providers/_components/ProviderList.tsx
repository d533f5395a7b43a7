import type { LatestRecords_organization$key } from '../../../../__generated__/LatestRecords_organization.graphql.ts'
import { LatestRecords } from './LatestRecords.tsx'
import { ProviderCards, type ShownProvider } from './ProviderCards.tsx'
import './providerCards.css'

type ProviderListProps = {
  rows: readonly ShownProvider[]
  /** Whether providers that nobody has connected are offered. */
  connects: boolean
  organizationKey: LatestRecords_organization$key
}

/** Connections as cards, and what they paid out last. */
export default function ProviderList({ rows, connects, organizationKey }: ProviderListProps) {
  return (
    <div className="provider-list">
      <ProviderCards rows={rows} connects={connects} />
      <LatestRecords organizationKey={organizationKey} />
    </div>
  )
}
