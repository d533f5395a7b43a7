import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { JournalFilters_month$key } from '../../../../__generated__/JournalFilters_month.graphql.ts'
import { filters, type JournalsState } from '../_lib/journalsState.ts'

type JournalFiltersProps = {
  monthKey: JournalFilters_month$key
  state: JournalsState
  set: (change: Partial<JournalsState>) => void
}

/** Filters entries by account, or by errors. */
export function JournalFilters({ monthKey, state, set }: JournalFiltersProps) {
  const { formatMessage } = useIntl()
  const { accounts } = useFragment(
    graphql`
      fragment JournalFilters_month on JournalMonth {
        accounts {
          key
          code
          name
        }
      }
    `,
    monthKey,
  )
  return (
    <span className="end row">
      <select
        className="input"
        aria-label={formatMessage({ id: 'journals.account' })}
        value={state.account ?? ''}
        onChange={event => set({ account: event.target.value || null, page: 1 })}
      >
        <option value="">{formatMessage({ id: 'journals.account.all' })}</option>
        {accounts.map(({ key, code, name }) => (
          <option key={key} value={key}>
            {code == null ? name : `${code} ${name}`}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={formatMessage({ id: 'journals.show' })}
        value={state.show}
        onChange={event => set({ show: filters.find(filter => filter === event.target.value) ?? 'ALL', page: 1 })}
      >
        {filters.map(filter => (
          <option key={filter} value={filter}>
            {formatMessage({ id: `journals.show.${filter}` })}
          </option>
        ))}
      </select>
    </span>
  )
}
