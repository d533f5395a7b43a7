import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { CounterpartyQuery } from './treasuryCounterparties.ts'

type Schemas = components['schemas']

export type CounterpartyBody = Schemas['Counterparty']
export type CounterpartySource = CounterpartyBody & OfOrganization
export type SavedCounterpartyBody = Schemas['SavedCounterparty']
export type CounterpartyWarningSource = SavedCounterpartyBody['warnings'][number] & OfOrganization
/** Keeps the filter for the field that is resolved on demand. */
export type CounterpartyConnectionSource = Connection<CounterpartySource> & {
  organizationId: string
  filter: CounterpartyQuery
}
