import { FormattedMessage } from 'react-intl'
import type { StatementTransactionsPage_row$data } from '../../../../__generated__/StatementTransactionsPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { useArchiveStatements } from '../_lib/useArchiveStatements.ts'
import { useUnarchiveStatements } from '../_lib/useUnarchiveStatements.ts'

type StatementActionsProps = { selected: readonly StatementTransactionsPage_row$data[]; onDone: () => void }

/** What can be done with selected lines. */
export default function StatementActions({ selected, onDone }: StatementActionsProps) {
  const [archive, isArchiving] = useArchiveStatements()
  const [unarchive, isUnarchiving] = useUnarchiveStatements()
  const variables = { input: { ids: selected.map(({ id }) => id) } }
  return (
    <>
      {allAllow(selected, 'ARCHIVE') ? (
        <Button size="sm" loading={isArchiving} onClick={() => void archive({ variables }).then(onDone)}>
          <FormattedMessage id="statements.archive" />
        </Button>
      ) : null}
      {allAllow(selected, 'UNARCHIVE') ? (
        <Button size="sm" loading={isUnarchiving} onClick={() => void unarchive({ variables }).then(onDone)}>
          <FormattedMessage id="statements.unarchive" />
        </Button>
      ) : null}
    </>
  )
}
