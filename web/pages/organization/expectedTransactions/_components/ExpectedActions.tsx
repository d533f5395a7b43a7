import { FormattedMessage, useIntl } from 'react-intl'
import type { ExpectedTransactionsPage_row$data } from '../../../../__generated__/ExpectedTransactionsPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { DeleteButton } from '../../results/DeleteButton.tsx'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useArchiveExpected } from '../_lib/useArchiveExpected.ts'
import { useDeleteExpected } from '../_lib/useDeleteExpected.ts'
import { useUnarchiveExpected } from '../_lib/useUnarchiveExpected.ts'

type ExpectedActionsProps = Finishing & {
  selected: readonly ExpectedTransactionsPage_row$data[]
  /** Relay connection from which deleted rows are removed. */
  connection: string
}

/** Actions on selected transactions; deleting asks for confirmation. */
export default function ExpectedActions({ selected, connection, ...finishing }: ExpectedActionsProps) {
  const { formatMessage } = useIntl()
  const [archive, isArchiving] = useArchiveExpected()
  const [unarchive, isUnarchiving] = useUnarchiveExpected()
  const [remove, isRemoving] = useDeleteExpected()
  const input = { ids: selected.map(({ id }) => id) }

  /** If nothing could be done, the mutation shows why, and the selection stays. */
  async function act(done: 'archived' | 'unarchived', send: () => Promise<Outcome<BulkPayload>>) {
    const outcome = await send()
    if (!outcome.ok) return
    const allDone = formatMessage({ id: `expected.${done}` }, { count: selected.length })
    finishEach(outcome.payload, { records: selected.map(expectedRecord), allDone }, finishing)
  }
  return (
    <>
      {allAllow(selected, 'ARCHIVE') ? (
        <Button
          size="sm"
          loading={isArchiving}
          onClick={() => void act('archived', () => archive({ variables: { input } }))}
        >
          <FormattedMessage id="expected.archive" />
        </Button>
      ) : null}
      {allAllow(selected, 'UNARCHIVE') ? (
        <Button
          size="sm"
          loading={isUnarchiving}
          onClick={() => void act('unarchived', () => unarchive({ variables: { input } }))}
        >
          <FormattedMessage id="expected.unarchive" />
        </Button>
      ) : null}
      {allAllow(selected, 'DELETE') ? (
        <DeleteButton
          {...finishing}
          records={selected.map(expectedRecord)}
          ask={formatMessage({ id: 'expected.delete.ask' }, { count: selected.length })}
          text={formatMessage({ id: 'expected.delete.text' })}
          allDone={formatMessage({ id: 'expected.deleted' }, { count: selected.length })}
          isDeleting={isRemoving}
          send={() => remove({ variables: { input, connections: [connection] } })}
        />
      ) : null}
    </>
  )
}

/** The transaction in a list of results. */
const expectedRecord = ({ id, counterparty, description, number }: ExpectedTransactionsPage_row$data) => ({
  id,
  name: counterparty?.alias ?? description,
  detail: number,
})
