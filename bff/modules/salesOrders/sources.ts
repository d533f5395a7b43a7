import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components, operations } from '../../rest/account.generated.ts'
import type { SalesOrderQuery } from './accountSalesOrders.ts'

type Currency = components['schemas']['Currency']

export type SalesOrderBody = components['schemas']['SalesOrder']
export type SalesOrderSource = SalesOrderBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type SalesOrderConnectionSource = Connection<SalesOrderSource> & OfOrganization & { filter: SalesOrderQuery }

export type LineBody = components['schemas']['SalesOrderLine']
/** Its amounts are in the currency of its order. */
export type SalesOrderLineSource = LineBody & OfOrganization & { currency: Currency }
export type SalesOrderLineAmountsSource = components['schemas']['SalesOrderAmounts']['lines'][number] & {
  currency: Currency
}
export type SalesOrderCreditSource = components['schemas']['SalesOrderCredit']

type RevisionBody =
  operations['listSalesOrderRevisions']['responses'][200]['content']['application/json']['items'][number]
export type SalesOrderRevisionSource = RevisionBody & OfOrganization

type SuggestionBody =
  operations['suggestSalesOrderLines']['responses'][200]['content']['application/json']['items'][number]
export type OrderLineSuggestionSource = SuggestionBody & OfOrganization
