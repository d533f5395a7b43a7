import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExpectedTransactionsPage_row$data } from '../../../../__generated__/ExpectedTransactionsPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useArchiveExpected } from '../_lib/useArchiveExpected.ts'
import { useDeleteExpected } from '../_lib/useDeleteExpected.ts'
import { useUnarchiveExpected } from '../_lib/useUnarchiveExpected.ts'

type ExpectedActionsProps = Finishing & {
  selected: readonly ExpectedTransactionsPage_row$data[]
  /** The list that deleted rows leave. */
  connection: string
}

/** What can be done with selected transactions; deleting asks first. */
export default function ExpectedActions({ selected, connection, ...finishing }: ExpectedActionsProps) {
  const { formatMessage } = useIntl()
  const [archive, isArchiving] = useArchiveExpected()
  const [unarchive, isUnarchiving] = useUnarchiveExpected()
  const [remove, isRemoving] = useDeleteExpected()
  const [asking, setAsking] = useState(false)
  const input = { ids: selected.map(({ id }) => id) }

  /** Why nothing could be done, the mutation says; then all stays as it was. */
  async function act(done: 'archived' | 'unarchived' | 'deleted', send: () => Promise<Outcome<BulkPayload>>) {
    const outcome = await send()
    if (!outcome.ok) return
    setAsking(false)
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
        <Button size="sm" variant="danger" icon={<Trash2 className="i" aria-hidden />} onClick={() => setAsking(true)}>
          <FormattedMessage id="expected.delete" />
        </Button>
      ) : null}
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title={formatMessage({ id: 'expected.delete.ask' }, { count: selected.length })}
        description={<FormattedMessage id="expected.delete.text" />}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>
              <FormattedMessage id="action.cancel" />
            </Button>
            <Button
              variant="dangerSolid"
              loading={isRemoving}
              onClick={() => void act('deleted', () => remove({ variables: { input, connections: [connection] } }))}
            >
              <FormattedMessage id="expected.delete" />
            </Button>
          </>
        }
      />
    </>
  )
}

/** The transaction in a list of what became of each. */
const expectedRecord = ({ id, counterparty, description, number }: ExpectedTransactionsPage_row$data) => ({
  id,
  name: counterparty?.alias ?? description,
  detail: number,
})
