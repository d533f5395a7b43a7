import { RotateCcw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { countChanges, withCell, withKeptToggled, withRowToggled } from '../_lib/fileEdits.ts'
import type { FileEditsState } from '../_lib/useCheckedEdits.ts'

/** The changes made to the file, each with an undo button. Placed below everything they affect, so that nothing moves. */
export function ImportChanges({ editsState: { edits, change, canCorrect } }: { editsState: FileEditsState }) {
  const { formatMessage } = useIntl()
  if (!canCorrect || countChanges(edits) === 0) return null
  const back = (what: string, act: () => void) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<RotateCcw className="i" aria-hidden />}
      aria-label={formatMessage({ id: 'import.edits.undo.of' }, { what })}
      onClick={act}
    >
      <FormattedMessage id="import.edits.undo" />
    </Button>
  )
  const empty = formatMessage({ id: 'import.issue.empty' })
  const mark = edits.decimalMark === '.' ? 'import.mark.dot' : 'import.mark.comma'
  return (
    <section className="card import-edits" aria-labelledby="import-changes">
      <div className="card-h">
        <h2 id="import-changes">
          <FormattedMessage id="import.edits.changes" />
        </h2>
      </div>
      <ul className="import-changes">
        {edits.corrections.map(each => {
          const { row, column, was, value } = each
          const what = formatMessage({ id: 'import.edits.cell' }, { row, column })
          return (
            <li key={`${row}/${column}`}>
              <span>{what}</span>
              <span className="grow">
                <del className="import-value bad">{was || empty}</del>{' '}
                <ins className="import-value">{value || empty}</ins>
              </span>
              {back(what, () => change(before => withCell(before, { row, column, rejected: was, value: was })))}
            </li>
          )
        })}
        {edits.skippedRows.map(row => {
          const what = formatMessage({ id: 'import.edits.row' }, { row })
          return (
            <li key={row}>
              <span className="grow">{what}</span>
              {back(what, () => change(before => withRowToggled(before, row)))}
            </li>
          )
        })}
        {edits.keptRows.map(row => {
          const what = formatMessage({ id: 'import.edits.kept' }, { row })
          return (
            <li key={`kept/${row}`}>
              <span className="grow">{what}</span>
              {back(what, () => change(before => withKeptToggled(before, row)))}
            </li>
          )
        })}
        {edits.decimalMark === null ? null : (
          <li>
            <span className="grow">
              <FormattedMessage id={mark} />
            </span>
            {back(formatMessage({ id: mark }), () => change(before => ({ ...before, decimalMark: null })))}
          </li>
        )}
      </ul>
    </section>
  )
}
