// The table to paste into: native inputs, so that everything works as in an input, with virtualized rows where there are many.
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { X } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ColumnName, ImportColumn } from '../_lib/importColumns.ts'
import { isBlank, numberOfRow, type Row } from '../_lib/rows.ts'
import './paymentImport.css'

/** Up to this number all rows are mounted, for searching or printing the page. */
const VIRTUAL_FROM = 200
const ROW_HEIGHT = 36

/** The issue of a cell. */
type CellProblem = { message: string; severity: 'ERROR' | 'WARNING' }

export type RowsTableHandle = { focusCell: (row: number, column: number) => void }

/** Suggested values while typing, by column. */
export type Choices = Readonly<Partial<Record<ColumnName, readonly { value: string; label: string }[]>>>

type RowsTableProps = {
  label: string
  columns: readonly ImportColumn[]
  rows: readonly Row[]
  choices: Choices
  problemOf: (row: Row, column: ColumnName) => CellProblem | undefined
  disabled: boolean
  /** Called when a cell of this column gets the focus, with the payee that its row names so far. */
  onSeek: (column: ColumnName, payee: string) => void
  onChange: (row: Row, column: number, text: string) => void
  /** Called when the cell loses the focus: the typed text can be parsed now. */
  onLeave: (row: Row, column: number, text: string) => void
  onPaste: (row: number, column: number, text: string) => void
  onRemove: (row: Row) => void
  ref?: Ref<RowsTableHandle>
}

export function RowsTable(props: RowsTableProps) {
  const { label, columns, rows, choices, ref } = props
  const scroll = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const isTyped = useRef(false)
  const isVirtual = rows.length > VIRTUAL_FROM
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroll.current,
    estimateSize: useCallback(() => ROW_HEIGHT, []),
    overscan: 12,
    // The focused row stays mounted, or the keyboard would lose its position.
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), active])].filter(at => at < range.count).sort((a, b) => a - b),
      [active],
    ),
  })
  const shown = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : rows.map((_row, index) => index)

  const focusCell = useCallback(
    (row: number, column: number) => {
      flushSync(() => {
        setActive(row)
        if (isVirtual) virtualizer.scrollToIndex(row)
      })
      scroll.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)?.focus()
    },
    [isVirtual, virtualizer],
  )
  useImperativeHandle(ref, () => ({ focusCell }), [focusCell])

  function move(event: KeyboardEvent) {
    const [row, column] = placeOf(event.target)
    // Typing opens the suggestions, which the arrows then move through.
    if (event.key !== 'Enter' && isTyped.current && event.target instanceof HTMLInputElement && event.target.list)
      return
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = row + (event.shiftKey ? -step : step)
    if (next < 0 || next >= rows.length) return
    event.preventDefault()
    focusCell(next, column)
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    // The text of a single cell is pasted normally.
    if (!/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    props.onPaste(...placeOf(event.target), text)
  }
  return (
    <div
      ref={scroll}
      className="payment-rows"
      role="region"
      aria-label={label}
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      onKeyDown={move}
      onPaste={paste}
      onInput={() => {
        isTyped.current = true
      }}
      onFocus={({ target }: FocusEvent) => {
        isTyped.current = false
        if (target instanceof HTMLInputElement) setActive(placeOf(target)[0])
      }}
    >
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col" className="payment-rows-at num">
              1
            </th>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" title={name} style={{ minWidth: width }}>
                <FormattedMessage id={`paymentImport.column.${name}`} />
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {shown.map((index, at) => {
            const row = rows[index]
            if (row === undefined) return null
            const skipped = index - (at === 0 ? 0 : (shown[at - 1] ?? 0) + 1)
            return [
              skipped > 0 ? <Gap key={`before ${row.id}`} rows={skipped} /> : null,
              <TableRow {...props} key={row.id} row={row} index={index} />,
            ]
          })}
          {isVirtual ? <Gap rows={rows.length - 1 - (shown.at(-1) ?? rows.length - 1)} /> : null}
        </tbody>
      </table>
      {Object.entries(choices).map(([name, values]) => (
        <datalist key={name} id={listId(name)}>
          {values.map(({ value, label: text }) => (
            <option key={`${value} ${text}`} value={value}>
              {text}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  )
}

/** Placeholder for rows that are not mounted. */
const Gap = ({ rows }: { rows: number }) => <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} />

const listId = (column: string) => `choices-${column}`

/** The cell of an input. */
function placeOf(target: EventTarget): [row: number, column: number] {
  const place = target instanceof HTMLElement ? (target.dataset.cell ?? '') : ''
  const [row = 0, column = 0] = place.split(':').map(Number)
  return [row, column]
}

const PAYEE = 'counterparty_alias'

type TableRowProps = RowsTableProps & { row: Row; index: number }

function TableRow({ row, index, columns, choices, problemOf, disabled, ...on }: TableRowProps) {
  const { formatMessage } = useIntl()
  const number = numberOfRow(index)
  return (
    <tr aria-rowindex={number}>
      <th scope="row" className="payment-rows-at num">
        {number}
      </th>
      {columns.map(({ name, reading }, column) => {
        const problem = problemOf(row, name)
        const id = `cell-${row.id}-${name}`
        const text = row.cells[column] ?? ''
        const seek = (typed: string) =>
          on.onSeek(name, name === PAYEE ? typed : (row.cells[columns.findIndex(other => other.name === PAYEE)] ?? ''))
        return (
          <td
            key={name}
            className={problem ? `has-${problem.severity.toLowerCase()}` : undefined}
            title={problem?.message}
          >
            <input
              data-cell={`${index}:${column}`}
              className={reading === 'amount' ? 'num' : undefined}
              value={text}
              disabled={disabled}
              autoComplete="off"
              spellCheck={false}
              list={choices[name] ? listId(name) : undefined}
              inputMode={reading === 'number' ? 'numeric' : reading === 'amount' ? 'decimal' : 'text'}
              aria-label={`${formatMessage({ id: `paymentImport.column.${name}` })}, ${number}`}
              aria-invalid={problem?.severity === 'ERROR' ? true : undefined}
              aria-describedby={problem ? id : undefined}
              onFocus={() => seek(text)}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
                seek(target.value)
                on.onChange(row, column, target.value)
              }}
              onBlur={() => on.onLeave(row, column, text)}
            />
            {problem ? (
              <span id={id} className="sr">
                {problem.message}
              </span>
            ) : null}
          </td>
        )
      })}
      <td>
        {isBlank(row) ? null : (
          <button
            type="button"
            className="payment-rows-remove"
            disabled={disabled}
            aria-label={formatMessage({ id: 'paymentImport.remove' }, { row: number })}
            onClick={() => on.onRemove(row)}
          >
            <X className="i" aria-hidden />
          </button>
        )}
      </td>
    </tr>
  )
}
