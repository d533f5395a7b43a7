import { CircleCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import type { Issue } from '../_lib/importIssue.ts'
import { correctionOf, type FileEdits, withCell, withRowToggled } from '../_lib/fileEdits.ts'
import { FixCell } from './FixCell.tsx'
import type { ImportSuggestionReason } from '../../../__generated__/ErrorsCard_import.graphql.ts'

export type Problem = Issue & {
  readonly suggestion?:
    { readonly value?: string | null | undefined; readonly reason: ImportSuggestionReason } | null | undefined
}

type ProblemRowProps = {
  problem: Problem
  /** Found by an earlier check, but not by the last one. */
  isFixed: boolean
  hasCells: boolean
  canCorrect: boolean
  edits: FileEdits
  onChange: (next: (edits: FileEdits) => FileEdits) => void
}

/** Errors of the file as a whole, which skipping a row would not fix: its end, its balances, its XML. */
const OF_FILE: readonly string[] = ['15', '16', '43', '44', '58', '59', '77'].map(number => `U-TRSY-ST-${number}`)
/** Not booked by the bank: no corrected text would book it. */
const NOT_BOOKED = 'U-TRSY-ST-38'
/** The decimal mark of the file is ambiguous. */
const MARK_OPEN = 'U-TRSY-ST-57'
const MARKS = ['.', ','] as const

/** One problem, and the actions to fix it. */
export function ProblemRow(props: ProblemRowProps) {
  const { problem, isFixed, hasCells, canCorrect, edits, onChange } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { row, column, value, code, message, suggestion, severity } = problem
  const rowNumber = typeof row === 'number' ? row : null
  const cell = rowNumber !== null && typeof column === 'string' ? { row: rowNumber, column } : null
  const correction = cell ? correctionOf(edits, cell) : undefined
  const isLeftOut = rowNumber !== null && edits.skippedRows.includes(rowNumber)
  const canSkip = canCorrect && rowNumber !== null && !OF_FILE.includes(code)
  const canWrite = canCorrect && hasCells && cell !== null && !OF_FILE.includes(code) && code !== NOT_BOOKED
  const proposed = suggestion?.value ?? null
  const fix = (text: string) =>
    cell && onChange(before => withCell(before, { ...cell, rejected: value ?? '', value: text }))
  return (
    <tr className={isFixed || isLeftOut ? 'done' : undefined}>
      <td className="num">
        {rowNumber === null ? <FormattedMessage id="import.issue.file" /> : formats.count(rowNumber)}
      </td>
      <td>{column ?? '–'}</td>
      <td>
        {typeof value === 'string' ? (
          <code className={severity === 'ERROR' ? 'import-value bad' : 'import-value'}>
            {value === '' ? formatMessage({ id: 'import.issue.empty' }) : marked(correction?.was ?? value, proposed)}
          </code>
        ) : null}
      </td>
      <td className="problem-why">
        <b>{message}</b>
        <span className="t12 muted">
          {suggestion ? <FormattedMessage id={`import.suggestion.${suggestion.reason}`} /> : null}{' '}
          {isNumbered(code) ? <span className="subtle">{code}</span> : null}
        </span>
      </td>
      <td>
        {canWrite && !(suggestion && proposed === null) ? (
          <FixCell
            row={cell.row}
            column={cell.column}
            text={correction?.value ?? (isFixed ? (value ?? '') : (proposed ?? value ?? ''))}
            isWrong={severity === 'ERROR' && !isFixed && !isLeftOut}
            isSuggested={correction === undefined && proposed !== null}
            // A problem that the last check no longer found, and that was not changed here, can't be changed any more.
            disabled={isLeftOut || (isFixed && correction === undefined)}
            onFix={fix}
          />
        ) : suggestion && proposed === null ? (
          <span className="badge">
            <FormattedMessage id="import.suggestion.leaveOut" />
          </span>
        ) : null}
      </td>
      <td>
        <span className="row-actions">
          {code === MARK_OPEN && canCorrect ? (
            MARKS.map(mark => (
              <Button
                key={mark}
                size="sm"
                aria-pressed={edits.decimalMark === mark}
                onClick={() =>
                  onChange(before => ({ ...before, decimalMark: before.decimalMark === mark ? null : mark }))
                }
              >
                <FormattedMessage id={mark === '.' ? 'import.mark.dot' : 'import.mark.comma'} />
                <span className="num">{formats.amount(readUnder(value ?? '', mark))}</span>
              </Button>
            ))
          ) : isFixed || isLeftOut ? (
            <>
              <span className="badge ok">
                <CircleCheck className="i" aria-hidden />
                <FormattedMessage id={isLeftOut ? 'import.edits.skipped' : 'import.check.fixed'} />
              </span>
              {isLeftOut && canSkip ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={formatMessage({ id: 'import.edits.skipped.of' }, { row: rowNumber })}
                  onClick={() => onChange(before => withRowToggled(before, rowNumber))}
                >
                  <FormattedMessage id="import.edits.undo" />
                </Button>
              ) : correction && canCorrect ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={formatMessage(
                    { id: 'import.edits.undo.of' },
                    {
                      what: formatMessage(
                        { id: 'import.edits.cell' },
                        { row: correction.row, column: correction.column },
                      ),
                    },
                  )}
                  onClick={() => fix(correction.was)}
                >
                  <FormattedMessage id="import.edits.undo" />
                </Button>
              ) : null}
            </>
          ) : (
            <>
              {canWrite && proposed !== null && correction?.value !== proposed ? (
                <Button
                  size="sm"
                  aria-label={formatMessage({ id: 'import.suggestion.use.of' }, { value: proposed, row: rowNumber })}
                  onClick={() => fix(proposed)}
                >
                  <FormattedMessage id="import.suggestion.use" />
                </Button>
              ) : null}
              {canSkip ? (
                <Button
                  size="sm"
                  variant={suggestion && proposed === null ? 'default' : 'ghost'}
                  aria-label={formatMessage({ id: 'import.edits.skip.of' }, { row: rowNumber })}
                  onClick={() => onChange(before => withRowToggled(before, rowNumber))}
                >
                  <FormattedMessage id="import.edits.skip" />
                </Button>
              ) : null}
            </>
          )}
        </span>
      </td>
    </tr>
  )
}

/** An amount that is valid with both marks, as read with one of them. */
function readUnder(text: string, mark: (typeof MARKS)[number]): string {
  const figure = text.replace(/[^\d.,-]/g, '')
  const at = figure.lastIndexOf(mark)
  const whole = (at === -1 ? figure : figure.slice(0, at)).replace(/[.,]/g, '')
  const cents = at === -1 ? '' : figure.slice(at + 1).replace(/0+$/, '')
  return `${whole || '0'}.${cents.padEnd(2, '0')}`
}

/** A code of the error table, which support can look up; errors of a single cell have only a message. */
const isNumbered = (code: string) => /-\d+$/.test(code)

/** The rejected text, with the part that differs from the proposed text underlined. */
function marked(text: string, proposed: string | null) {
  if (proposed === null || proposed.length !== text.length || proposed === text) return text
  let [from, to] = [0, text.length]
  while (text[from] === proposed[from]) from++
  while (text[to - 1] === proposed[to - 1]) to--
  return (
    <>
      {text.slice(0, from)}
      <u>{text.slice(from, to)}</u>
      {text.slice(to)}
    </>
  )
}
