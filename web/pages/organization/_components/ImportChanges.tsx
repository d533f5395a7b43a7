import { RotateCcw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { countChanges, withCell, withKeptToggled, withRowToggled } from '../_lib/mending.ts'
import type { MendingState } from '../_lib/useCheckedMending.ts'

/** The changes made to the file, each with an undo button. Placed below everything they affect, so that nothing moves. */
export function ImportChanges({ mendingState: { mending, change, canMend } }: { mendingState: MendingState }) {
  const { formatMessage } = useIntl()
  if (!canMend || countChanges(mending) === 0) return null
  const back = (what: string, act: () => void) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<RotateCcw className="i" aria-hidden />}
      aria-label={formatMessage({ id: 'import.mend.back.of' }, { what })}
      onClick={act}
    >
      <FormattedMessage id="import.mend.back" />
    </Button>
  )
  const empty = formatMessage({ id: 'import.issue.empty' })
  const mark = mending.decimalMark === '.' ? 'import.mark.dot' : 'import.mark.comma'
  return (
    <section className="card import-mending" aria-labelledby="import-changes">
      <div className="card-h">
        <h2 id="import-changes">
          <FormattedMessage id="import.mend.changes" />
        </h2>
      </div>
      <ul className="import-changes">
        {mending.corrections.map(each => {
          const { row, column, was, value } = each
          const what = formatMessage({ id: 'import.mend.cell' }, { row, column })
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
        {mending.skippedRows.map(row => {
          const what = formatMessage({ id: 'import.mend.row' }, { row })
          return (
            <li key={row}>
              <span className="grow">{what}</span>
              {back(what, () => change(before => withRowToggled(before, row)))}
            </li>
          )
        })}
        {mending.keptRows.map(row => {
          const what = formatMessage({ id: 'import.mend.kept' }, { row })
          return (
            <li key={`kept/${row}`}>
              <span className="grow">{what}</span>
              {back(what, () => change(before => withKeptToggled(before, row)))}
            </li>
          )
        })}
        {mending.decimalMark === null ? null : (
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
