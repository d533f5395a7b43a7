import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../../i18n/format.ts'
import type { DraftState } from '../../../../../ui/form/draftView.ts'
import { useDraft } from '../../../../../ui/form/useDraft.ts'
import type { PaymentKind } from '../../_lib/paymentKind.ts'
import { importColumns } from './importColumns.ts'
import { readCell } from './readCell.ts'
import { readPasted } from '../../../../../ui/readPasted.ts'
import { filledRows, MAX_PASTED, type Row, rowsOf, upToLast, withBlock, withCell, withoutRow } from './rows.ts'

/** The typed and pasted rows with their draft; `tell` shows why a block was rejected, or clears that. */
export function usePastedRows(kind: PaymentKind, tell: (problem: string | null) => void) {
  const { formatMessage } = useIntl()
  const today = useFormats().today()
  const columns = importColumns[kind]
  const [rows, setRows] = useState(() => rowsOf(columns, []))
  const lines = useMemo(() => upToLast(rows), [rows])
  const draft = useDraft<readonly (readonly string[])[]>(`paste:${kind}`)

  function change(next: readonly Row[]) {
    setRows(next)
    tell(null)
    draft.save(upToLast(next).map(({ cells }) => cells))
  }
  const write = (row: Row, column: number, text: string) => change(withCell(columns, rows, row.id, column, text))

  async function paste(row: number, column: number, text: string) {
    const block = await readPasted(text).catch(() => null)
    if (block === null) return tell(formatMessage({ id: 'paymentImport.unreadable' }))
    const next = withBlock(columns, rows, { row, column }, block, today)
    if (filledRows(next).length > MAX_PASTED)
      return tell(formatMessage({ id: 'paymentImport.tooMany' }, { maximum: MAX_PASTED }))
    change(next)
  }
  return {
    columns,
    rows,
    /** Rows that are a line of the file. */
    lines,
    draft,
    /** Shows the draft that is offered. */
    takeDraft: () => setRows(rowsOf(columns, draft.take() ?? [])),
    /** What was typed while a draft was offered stays when that one is discarded. */
    draftDiscarded(of: DraftState) {
      if (of === 'saved' || of === 'unsaved' || of === 'refused') setRows(rowsOf(columns, []))
      else if (filledRows(rows).length > 0) change(rows)
    },
    write,
    /** Parses the text of a cell when it loses the focus. */
    settle(row: Row, column: number, text: string) {
      const read = readCell(text, columns[column] ?? { reading: 'text' }, today)
      if (read !== text) write(row, column, read)
    },
    paste,
    remove: (row: Row) => change(withoutRow(columns, rows, row.id)),
    clear: () => setRows(rowsOf(columns, [])),
  }
}
