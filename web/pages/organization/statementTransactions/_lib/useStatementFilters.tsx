import { useIntl } from 'react-intl'
import type { useTransactionFilters_organization$key } from '../../../../__generated__/useTransactionFilters_organization.graphql.ts'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useTransactionFilters } from '../../_lib/useTransactionFilters.tsx'
import type { StatementsState } from './statementsState.ts'

/** The filters of the statement transactions. */
export function useStatementFilters(
  list: ListState<StatementsState>,
  organizationKey: useTransactionFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const filters = useTransactionFilters(list, organizationKey)
  // Set by links only: choosing an import from a list of file names helps nobody.
  if (list.state.import === null) return filters
  return [
    ...filters,
    {
      id: 'import',
      label: formatMessage({ id: 'statements.import' }),
      value: formatMessage({ id: 'statements.import.this' }),
      clear: () => list.set({ import: null }),
      editor: () => null,
    },
  ]
}
