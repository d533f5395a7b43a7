import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ExpectedTransactionsPage_row$data } from '../../../../__generated__/ExpectedTransactionsPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { useArchiveExpected } from '../_lib/useArchiveExpected.ts'
import { useDeleteExpected } from '../_lib/useDeleteExpected.ts'
import { useUnarchiveExpected } from '../_lib/useUnarchiveExpected.ts'

type ExpectedActionsProps = {
  selected: readonly ExpectedTransactionsPage_row$data[]
  /** The list that deleted rows leave. */
  connection: string
  onDone: () => void
}

/** What can be done with selected transactions; deleting asks first. */
export default function ExpectedActions({ selected, connection, onDone }: ExpectedActionsProps) {
  const { formatMessage } = useIntl()
  const [archive, isArchiving] = useArchiveExpected()
  const [unarchive, isUnarchiving] = useUnarchiveExpected()
  const [remove, isRemoving] = useDeleteExpected()
  const [asking, setAsking] = useState(false)
  const input = { ids: selected.map(({ id }) => id) }
  return (
    <>
      {allAllow(selected, 'ARCHIVE') ? (
        <Button size="sm" loading={isArchiving} onClick={() => void archive({ variables: { input } }).then(onDone)}>
          <FormattedMessage id="expected.archive" />
        </Button>
      ) : null}
      {allAllow(selected, 'UNARCHIVE') ? (
        <Button size="sm" loading={isUnarchiving} onClick={() => void unarchive({ variables: { input } }).then(onDone)}>
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
              onClick={() =>
                void remove({ variables: { input, connections: [connection] } }).then(() => {
                  setAsking(false)
                  onDone()
                })
              }
            >
              <FormattedMessage id="expected.delete" />
            </Button>
          </>
        }
      />
    </>
  )
}
