import { useIntl } from 'react-intl'
import type { providerFilters_organization$key } from '../../../../__generated__/providerFilters_organization.graphql.ts'
import { pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import {
  type PaymentTransactionsState,
  paymentResults,
  transactionChecks,
  transactionKinds,
  transactionStatuses,
} from './paymentTransactionsState.ts'
import { useProviderFilter, useSettlementFilter } from './providerFilters.tsx'

/** The connection, state, result, kind, settlement, day, amount and currency of a transaction, and whether it adds up. */
export function usePaymentTransactionFilters(
  list: ListState<PaymentTransactionsState>,
  organizationKey: providerFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const provider = useProviderFilter(list, organizationKey)
  const settlement = useSettlementFilter(list)
  const date = useDateFilter(list, pastPresets)
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  const statuses = transactionStatuses.map(value => ({
    value,
    label: formatMessage({ id: `paymentTransactions.status.${value}` }),
  }))
  const results = paymentResults.map(value => ({
    value,
    label: formatMessage({ id: `paymentTransactions.result.${value}` }),
  }))
  const kinds = transactionKinds.map(value => ({
    value,
    label: formatMessage({ id: `paymentTransactions.kind.${value}` }),
  }))
  const checks = transactionChecks.map(value => ({ value, label: formatMessage({ id: 'paymentRecords.mismatch' }) }))
  return [
    provider,
    {
      id: 'status',
      label: formatMessage({ id: 'transactions.status' }),
      value: state.status && formatMessage({ id: `paymentTransactions.status.${state.status}` }),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.status} choices={statuses} onChange={status => set({ status })} />
      ),
    },
    {
      id: 'result',
      label: formatMessage({ id: 'paymentTransactions.result' }),
      value: state.result && formatMessage({ id: `paymentTransactions.result.${state.result}` }),
      clear: () => set({ result: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.result} choices={results} onChange={result => set({ result })} />
      ),
    },
    {
      id: 'kind',
      label: formatMessage({ id: 'paymentTransactions.kind' }),
      value: state.kind && formatMessage({ id: `paymentTransactions.kind.${state.kind}` }),
      clear: () => set({ kind: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.kind} choices={kinds} onChange={kind => set({ kind })} />
      ),
    },
    settlement,
    {
      id: 'check',
      label: formatMessage({ id: 'paymentTransactions.check' }),
      value: state.check && formatMessage({ id: 'paymentRecords.mismatch' }),
      clear: () => set({ check: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.check} choices={checks} onChange={check => set({ check })} />
      ),
    },
    ...(state.record === null
      ? []
      : [
          {
            id: 'record',
            label: formatMessage({ id: 'paymentRecords.batch' }),
            value: formatMessage({ id: 'paymentTransactions.ofBatch' }),
            clear: () => set({ record: null }),
            editor: () => null,
          },
        ]),
    date,
    amount,
    currency,
  ]
}
