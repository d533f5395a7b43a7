import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StatementTransactionsPage_row$data } from '../../../../__generated__/StatementTransactionsPage_row.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { ChooseCategoryDialog } from '../../_components/lazyCategories.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach, refusedOf } from '../../results/finishEach.ts'
import { useArchiveStatements } from '../_lib/useArchiveStatements.ts'
import { useUnarchiveStatements } from '../_lib/useUnarchiveStatements.ts'

type StatementActionsProps = Finishing & { selected: readonly StatementTransactionsPage_row$data[] }

/** Actions on selected lines. */
export default function StatementActions({ selected, ...finishing }: StatementActionsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [archive, isArchiving] = useArchiveStatements()
  const [unarchive, isUnarchiving] = useUnarchiveStatements()
  const mayChoose = usePermission('TREASURY_STATEMENTS_MANAGE')
  const [isChoosing, setChoosing] = useState(false)
  const records = selected.map(({ id, partyName, description, date, amount }) => ({
    id,
    name: partyName ?? description,
    detail: `${formats.date(date)} · ${formats.money(amount)}`,
  }))
  const variables = { input: { ids: selected.map(({ id }) => id) } }

  /** If nothing could be done, the mutation shows why, and the selection stays. */
  async function act(done: 'archived' | 'unarchived', send: () => Promise<Outcome<BulkPayload>>) {
    const outcome = await send()
    if (!outcome.ok) return
    const allDone = formatMessage({ id: `statements.${done}` }, { count: selected.length })
    finishEach(outcome.payload, { records, allDone }, finishing)
  }
  return (
    <>
      {allAllow(selected, 'ARCHIVE') ? (
        <Button size="sm" loading={isArchiving} onClick={() => void act('archived', () => archive({ variables }))}>
          <FormattedMessage id="statements.archive" />
        </Button>
      ) : null}
      {allAllow(selected, 'UNARCHIVE') ? (
        <Button
          size="sm"
          loading={isUnarchiving}
          onClick={() => void act('unarchived', () => unarchive({ variables }))}
        >
          <FormattedMessage id="statements.unarchive" />
        </Button>
      ) : null}
      {mayChoose ? (
        <Button size="sm" onClick={() => setChoosing(true)}>
          <FormattedMessage id="statements.category" />
        </Button>
      ) : null}
      {isChoosing ? (
        <Suspense fallback={null}>
          <ChooseCategoryDialog
            lineIds={selected.map(({ id }) => id)}
            onClose={() => setChoosing(false)}
            onDone={payload => {
              const refused = refusedOf(payload)
              if (refused.size > 0) finishing.onPartly({ records, results: payload.results })
              finishing.onDone(refused)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
