// The address state of both account lists, and the query variables derived from it.
import { currencies } from '../../../../i18n/currency.ts'
import { listState, oneOf, optional, sortBy, type StateOf, text, uuid } from '../../../../ui/list/listState.ts'

export const connectionTypes = ['MANUAL', 'CRAWLER', 'API'] as const

export const accountStatuses = ['NEW', 'ACTIVE', 'DORMANT', 'CLOSED'] as const

export const bankAccountsState = listState({
  q: text,
  bank: optional,
  currency: oneOf(currencies),
  connection: oneOf(connectionTypes),
  status: oneOf(accountStatuses),
  entity: uuid,
  sort: sortBy(['ALIAS', 'CREATED_AT'], { field: 'ALIAS', descending: false }),
})

export type BankAccountsState = StateOf<typeof bankAccountsState>

const FIRST_PAGE = 100

export function toVariables({ q, bank, currency, connection, status, entity, sort }: BankAccountsState) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      bankCodes: bank === null ? null : [bank],
      currency,
      connectionType: connection,
      status: status === null ? null : [status],
      entityUuid: entity,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
