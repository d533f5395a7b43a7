import { listState, oneOf, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const providerNames = ['XENDIT', 'MIDTRANS', 'DOKU', 'FASPAY', 'IPAYMU', 'DURIANPAY'] as const
export const providerStatuses = ['ACTIVE', 'DISABLED'] as const

/** The address state of the payment providers. */
export const paymentProvidersState = listState({
  q: text,
  provider: oneOf(providerNames),
  status: oneOf(providerStatuses),
  sort: sortBy(['CREATED_AT'], { field: 'CREATED_AT', descending: true }),
})

export type PaymentProvidersState = StateOf<typeof paymentProvidersState>

/** Whether the list is filtered. */
export const isNarrowed = ({ q, provider, status }: PaymentProvidersState): boolean =>
  q !== '' || Boolean(provider) || Boolean(status)

const FIRST_PAGE = 100

export const toVariables = ({ q, provider, status, sort }: PaymentProvidersState) => ({
  first: FIRST_PAGE,
  filter: { search: q || null, provider: provider && [provider], status: status && [status] },
  sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
})
