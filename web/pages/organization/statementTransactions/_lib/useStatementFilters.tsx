import { useIntl } from 'react-intl'
import type { useTransactionFilters_organization$key } from '../../../../__generated__/useTransactionFilters_organization.graphql.ts'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useTransactionFilters } from '../../_lib/useTransactionFilters.tsx'
import { statementSources, type StatementsState } from './statementsState.ts'

/** The filters of the statement transactions. */
export function useStatementFilters(
  list: ListState<StatementsState>,
  organizationKey: useTransactionFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const words = (source: (typeof statementSources)[number]) => formatMessage({ id: `statements.source.${source}` })
  const { source } = list.state
  const filters = [
    ...useTransactionFilters(list, organizationKey),
    {
      id: 'source',
      label: formatMessage({ id: 'statements.source' }),
      value: source && words(source),
      clear: () => list.set({ source: null }),
      editor: (close: () => void) => (
        <ChoiceEditor
          close={close}
          value={source}
          choices={statementSources.map(value => ({ value, label: words(value) }))}
          onChange={chosen => list.set({ source: chosen })}
        />
      ),
    },
  ]
  // Set only by links: choosing an import from a list of file names would not help.
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
