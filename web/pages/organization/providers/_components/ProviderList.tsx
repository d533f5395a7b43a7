import type { LatestRecords_organization$key } from '../../../../__generated__/LatestRecords_organization.graphql.ts'
import { LatestRecords } from './LatestRecords.tsx'
import { ProviderCards, type ShownProvider } from './ProviderCards.tsx'
import './providerCards.css'

type ProviderListProps = {
  rows: readonly ShownProvider[]
  /** Whether providers without a connection are offered. */
  connects: boolean
  organizationKey: LatestRecords_organization$key
}

/** Connections as cards, and their latest payouts. */
export default function ProviderList({ rows, connects, organizationKey }: ProviderListProps) {
  return (
    <div className="provider-list">
      <ProviderCards rows={rows} connects={connects} />
      <LatestRecords organizationKey={organizationKey} />
    </div>
  )
}
