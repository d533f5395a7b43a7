// The lines of an order or invoice: a grid that can be filled in by keyboard alone. Native inputs, so that everything works as in an input;
// on a narrow screen each line is a card.
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../i18n/format.ts'
import { Button } from '../Button.tsx'
import { Kbd } from '../keyboard/Kbd.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import type { MenuItem } from '../overlay/menuProps.ts'
import { readPasted } from '../readPasted.ts'
import { LineRow, type LineRowActions } from './LineRow.tsx'
import {
  emptyLine,
  type GridLine,
  isBlankLine,
  type LineField,
  lineFields,
  type LineSuggestion,
  type SuggestLines,
  withCopy,
  withLine,
  withMoved,
  withoutLine,
} from './lines.ts'
import { readLineCell, readPastedLines, withPasted } from './readLine.ts'
import './lineGrid.css'

export type LineGridProps = {
  /** Path of the lines in the form's values: prefix of the cells' ids. */
  name: string
  label: string
  lines: readonly GridLine[]
  /** `isRebuilt`: lines were added, removed or moved. */
  onChange: (lines: readonly GridLine[], isRebuilt: boolean) => void
  /** The current error of a cell. */
  errorOf?: (at: number, field: LineField) => string | undefined
  /** Called when a cell loses the focus. */
  onLeave?: (line: GridLine, field: LineField) => void
  suggest: SuggestLines
  /** Called when a line is filled from a suggestion. */
  onSuggested?: (suggestion: LineSuggestion) => void
  /** Cells that these documents don't use. */
  without?: readonly LineField[]
  /** Choices of a line, such as its taxes. */
  menuOf?: (line: GridLine, change: (values: Partial<GridLine>) => void) => readonly MenuItem[]
  /** What is chosen in that menu, shown on the line. */
  chosenOf?: (line: GridLine) => string
  disabled?: boolean
}

export function LineGrid(props: LineGridProps) {
  const { name, label, lines, onChange, errorOf, suggest, without = [], menuOf, chosenOf, disabled = false } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const fields = lineFields.filter(field => !without.includes(field))
  const latest = useRef({ ...props, fields })
  latest.current = { ...props, fields }

  const focusCell = useCallback((at: number, field: string) => {
    root.current?.querySelector<HTMLElement>(`[data-line="${at}"][data-cell="${field}"]`)?.focus()
  }, [])
  /** The element to focus exists by then. */
  const change = useCallback((next: readonly GridLine[], isRebuilt = true) => {
    flushSync(() => latest.current.onChange(next, isRebuilt))
  }, [])
  const addLine = useCallback(() => {
    const { lines: before } = latest.current
    change([...before, emptyLine()])
    focusCell(before.length, 'product')
  }, [change, focusCell])

  const actions = useRef<LineRowActions>({
    type: (at, field, text, { numbers }) => {
      change(withLine(latest.current.lines, at, readLineCell(field, text, numbers)), false)
    },
    change: (at, values) => change(withLine(latest.current.lines, at, values), false),
    choose: (at, suggestion) => {
      const { values } = suggestion
      const line = latest.current.lines[at]
      if (line === undefined) return
      // Values already typed into the other cells stay.
      const kept = line.quantity === null ? {} : { quantity: line.quantity }
      change(withLine(latest.current.lines, at, { ...values, ...kept }), false)
      latest.current.onSuggested?.(suggestion)
      focusCell(at, 'quantity')
    },
    leave: (at, field) => {
      const line = latest.current.lines[at]
      setSaid('')
      if (line !== undefined) latest.current.onLeave?.(line, field)
    },
    copy: at => {
      change(withCopy(latest.current.lines, at))
      focusCell(at + 1, 'product')
    },
    move: (at, step, field = 'product') => {
      const moved = withMoved(latest.current.lines, at, step)
      if (moved === latest.current.lines) return
      change(moved)
      focusCell(at + step, field)
    },
    remove: (at, field = 'product') => {
      change(withoutLine(latest.current.lines, at))
      focusCell(Math.min(at, latest.current.lines.length - 1), field)
    },
    say: setSaid,
  }).current

  useEffect(() => {
    // There is always a line to type into.
    if (lines.length === 0) onChange([emptyLine()], false)
  }, [lines.length, onChange])

  const submit = () => root.current?.closest('form')?.requestSubmit()
  useShortcuts([
    { keys: '$mod+s', label: formatMessage({ id: 'lines.save' }), ...(disabled ? {} : { run: submit }) },
    { keys: '$mod+d', label: formatMessage({ id: 'lines.key.copy' }) },
    { keys: '$mod+Backspace', label: formatMessage({ id: 'lines.key.delete' }) },
    { keys: 'Alt+ArrowUp', label: formatMessage({ id: 'lines.key.move' }) },
    ...(menuOf ? [{ keys: 'Alt+Enter', label: formatMessage({ id: 'lines.key.choices' }) }] : []),
  ])

  const choicesOf = (at: number) => root.current?.querySelector<HTMLElement>(`[data-choices="${at}"]`) ?? null
  function press(event: KeyboardEvent) {
    if (disabled || event.defaultPrevented || event.nativeEvent.isComposing) return
    const done = (act: () => void) => {
      event.preventDefault()
      act()
    }
    // After the choices of the last line the next one follows, as after its last cell.
    if (event.key === 'Tab' && !event.shiftKey && event.target === choicesOf(lines.length - 1)) return done(addLine)
    const place = placeOf(event.target)
    if (place === null) return
    const { at, cell } = place
    const isCommand = event.metaKey || event.ctrlKey
    if (isCommand && event.key.toLowerCase() === 'd') return done(() => actions.copy(at))
    if (isCommand && event.key === 'Backspace') return done(() => actions.remove(at, cell))
    if (event.altKey && event.key === 'ArrowUp') return done(() => actions.move(at, -1, cell))
    if (event.altKey && event.key === 'ArrowDown') return done(() => actions.move(at, 1, cell))
    if (event.altKey && event.key === 'Enter') {
      const choices = choicesOf(at)
      if (choices === null) return
      return done(() => {
        choices.focus()
        choices.click()
      })
    }
    if (isCommand || event.altKey) return
    if (event.shiftKey) return event.key === 'Enter' ? done(() => step(at, cell, -1)) : undefined
    const last = fields.at(-1)
    const isEnd = at === lines.length - 1 && cell === last
    const line = lines[at]
    if (event.key === 'Enter' || (event.key === 'Tab' && isEnd)) {
      if (!(event.target instanceof HTMLInputElement)) return
      const isDone = isEnd && line !== undefined && isBlankLine(line)
      if (isEnd && !isDone) return done(addLine)
      // Tab in an empty last line leaves the grid.
      if (event.key === 'Enter') done(() => (isDone ? undefined : step(at, cell, 1)))
      return
    }
    if (event.key === 'ArrowUp' && at > 0) return done(() => focusCell(at - 1, cell))
    if (event.key === 'ArrowDown' && at < lines.length - 1) return done(() => focusCell(at + 1, cell))
    if (event.key === 'ArrowLeft' && isCaretAt(event.target, 'start')) return done(() => step(at, cell, -1))
    if (event.key === 'ArrowRight' && isCaretAt(event.target, 'end')) return done(() => step(at, cell, 1))
  }
  function step(at: number, cell: string, by: 1 | -1) {
    const cells = ['menu', ...fields, 'remove']
    const to = cells.indexOf(cell) + by
    const next = cells[to]
    // Moving sideways from the last field goes to the next line; buttons are reached only with arrows within the line.
    if (next === undefined) return
    if (by === 1 && next === 'remove' && at < lines.length - 1) focusCell(at + 1, fields[0] ?? 'product')
    else focusCell(at, next)
  }
  function paste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    const first = fields.find(field => field === place?.cell)
    // The text of a single cell is pasted normally.
    if (place === null || first === undefined || disabled || !/[\t\n]/.test(text.trimEnd())) return
    event.preventDefault()
    void takePasted(text, place.at, first)
  }
  async function takePasted(text: string, at: number, first: LineField) {
    const block = await readPasted(text).catch(() => [])
    const words = Object.fromEntries(lineFields.map(field => [field, formatMessage({ id: `lines.${field}` })]))
    const pasted = readPastedLines(block, first, formats.numbers, words as Record<LineField, string>, fields)
    if (pasted.length === 0) return
    change(withPasted(latest.current.lines, at, pasted))
    focusCell(at + pasted.length - 1, first)
    setSaid(formatMessage({ id: 'lines.pasted' }, { count: pasted.length }))
  }

  return (
    <div className="line-grid" ref={root}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={fields.length + (menuOf ? 4 : 3)}
        onKeyDown={press}
        onPaste={paste}
      >
        <div role="row" aria-rowindex={1} className="line-head">
          <span role="columnheader" className="line-menu">
            <span className="sr">
              <FormattedMessage id="lines.row" />
            </span>
          </span>
          {fields.map(field => (
            <span role="columnheader" key={field} className={`line-${field}`}>
              <FormattedMessage id={`lines.${field}`} />
            </span>
          ))}
          <span role="columnheader" className="line-total">
            <FormattedMessage id="lines.total" />
          </span>
          {menuOf ? (
            <span role="columnheader" className="line-choices">
              <FormattedMessage id="lines.choices" />
            </span>
          ) : null}
          <span role="columnheader" className="line-remove">
            <span className="sr">
              <FormattedMessage id="lines.delete" />
            </span>
          </span>
        </div>
        {lines.map((line, at) => (
          <LineRow
            key={line.key}
            name={name}
            line={line}
            at={at}
            isLast={at === lines.length - 1}
            fields={fields.join(' ')}
            errors={fields.map(field => errorOf?.(at, field) ?? '').join('\n')}
            suggest={suggest}
            menuOf={menuOf}
            chosen={chosenOf?.(line) ?? ''}
            disabled={disabled}
            actions={actions}
          />
        ))}
      </div>
      <div className="line-foot">
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus className="i" aria-hidden />}
          disabled={disabled}
          onClick={addLine}
        >
          <FormattedMessage id="lines.add" />
        </Button>
        <span className="line-said num" role="status">
          {said}
        </span>
        <span className="line-keys" aria-hidden>
          <Kbd>Tab</Kbd> <FormattedMessage id="lines.key.next" />
          <Kbd>mod+d</Kbd> <FormattedMessage id="lines.key.copy" />
          <Kbd>Alt+ArrowUp</Kbd> <FormattedMessage id="lines.key.move" />
          {menuOf ? (
            <>
              <Kbd>Alt+Enter</Kbd> <FormattedMessage id="lines.key.choices" />
            </>
          ) : null}
        </span>
      </div>
    </div>
  )
}

/** The line and cell of an input or button. */
function placeOf(target: EventTarget): { at: number; cell: LineField } | null {
  if (!(target instanceof HTMLElement) || target.dataset.line === undefined) return null
  return { at: Number(target.dataset.line), cell: target.dataset.cell as LineField }
}

/** Whether an arrow would leave the text: its caret is at the end, or all of it is selected. */
function isCaretAt(target: EventTarget, side: 'start' | 'end'): boolean {
  if (!(target instanceof HTMLInputElement)) return true
  const { selectionStart: start, selectionEnd: end, value } = target
  const isAll = start === 0 && end === value.length
  return isAll || (start === end && start === (side === 'start' ? 0 : value.length))
}
