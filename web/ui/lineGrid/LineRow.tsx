import { ChevronDown, Copy, Ellipsis, MoveDown, MoveUp, Trash2, X } from 'lucide-react'
import { type CSSProperties, memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { isSum } from '../../i18n/amountInput.ts'
import { useFormats } from '../../i18n/format.ts'
import type { Language } from '../../i18n/language.ts'
import { Menu } from '../overlay/Menu.tsx'
import type { MenuItem } from '../overlay/menuProps.ts'
import {
  type GridLine,
  isBlankLine,
  lineAmount,
  type LineField,
  type LineSuggestion,
  type SuggestLines,
} from './lines.ts'
import { readLineCell, showLineCell } from './readLine.ts'
import { useLineSuggestions } from './useLineSuggestions.tsx'

export type LineRowActions = {
  type: (at: number, field: LineField, text: string, read: { numbers: Language }) => void
  change: (at: number, values: Partial<GridLine>) => void
  choose: (at: number, suggestion: LineSuggestion) => void
  leave: (at: number, field: LineField) => void
  copy: (at: number) => void
  move: (at: number, step: -1 | 1, field?: LineField) => void
  remove: (at: number, field?: LineField) => void
  /** Announced to all users, including those with screen readers. */
  say: (words: string) => void
}

type LineRowProps = {
  name: string
  line: GridLine
  at: number
  isLast: boolean
  /** Separated by spaces: strings let the memoized row compare by value. */
  fields: string
  /** Errors of the fields, one per line. */
  errors: string
  suggest: SuggestLines
  menuOf: ((line: GridLine, change: (values: Partial<GridLine>) => void) => readonly MenuItem[]) | undefined
  /** What is chosen in the menu of `menuOf`. */
  chosen: string
  disabled: boolean
  actions: LineRowActions
}

/** One line: its cells, its amount, and its actions. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { name, line, at, isLast, suggest, menuOf, chosen, disabled, actions } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const fields = props.fields.split(' ') as LineField[]
  const errors = props.errors.split('\n')
  const amount = lineAmount(line)
  const total = amount ? formats.amount(amount.net) : '–'
  const items: MenuItem[] = [
    {
      id: 'copy',
      label: formatMessage({ id: 'lines.copy' }),
      icon: <Copy className="i" aria-hidden />,
      onSelect: () => actions.copy(at),
    },
    {
      id: 'up',
      label: formatMessage({ id: 'lines.up' }),
      icon: <MoveUp className="i" aria-hidden />,
      disabled: at === 0,
      onSelect: () => actions.move(at, -1),
    },
    {
      id: 'down',
      label: formatMessage({ id: 'lines.down' }),
      icon: <MoveDown className="i" aria-hidden />,
      disabled: isLast,
      onSelect: () => actions.move(at, 1),
    },
    { id: 'end', separator: true },
    {
      id: 'remove',
      label: formatMessage({ id: 'lines.delete' }),
      icon: <Trash2 className="i" aria-hidden />,
      danger: true,
      onSelect: () => actions.remove(at),
    },
  ]
  return (
    <div role="row" aria-rowindex={at + 2} className="line-row">
      <span role="gridcell" className="line-menu">
        {disabled ? null : (
          <Menu
            trigger={
              <button
                type="button"
                className="line-button"
                tabIndex={-1}
                data-line={at}
                data-cell="menu"
                aria-label={formatMessage({ id: 'lines.menu' }, { line: at + 1 })}
              >
                <Ellipsis className="i" aria-hidden />
              </button>
            }
            items={items}
          />
        )}
      </span>
      {fields.map((field, index) => (
        <LineCell
          key={field}
          name={name}
          line={line}
          at={at}
          field={field}
          error={errors[index] ?? ''}
          suggest={suggest}
          disabled={disabled}
          actions={actions}
        />
      ))}
      <span role="gridcell" className="line-total num" style={lengthOf(total)}>
        {total}
      </span>
      {menuOf ? (
        <span role="gridcell" className="line-choices">
          {disabled || isBlankLine(line) ? null : (
            <Menu
              trigger={
                <button
                  type="button"
                  className="line-choice"
                  data-choices={at}
                  aria-label={formatMessage({ id: 'lines.cell' }, { field: chosen, line: at + 1 })}
                >
                  {chosen}
                  <ChevronDown className="i" aria-hidden />
                </button>
              }
              items={menuOf(line, values => actions.change(at, values))}
            />
          )}
        </span>
      ) : null}
      <span role="gridcell" className="line-remove">
        {disabled || (isLast && at === 0 && isBlankLine(line)) ? null : (
          <button
            type="button"
            className="line-button"
            tabIndex={-1}
            data-line={at}
            data-cell="remove"
            aria-label={formatMessage({ id: 'lines.remove' }, { line: at + 1 })}
            onClick={() => actions.remove(at)}
          >
            <X className="i" aria-hidden />
          </button>
        )}
      </span>
    </div>
  )
})

type LineCellProps = Pick<LineRowProps, 'name' | 'line' | 'at' | 'suggest' | 'disabled' | 'actions'> & {
  field: LineField
  error: string
}

/** For the styles, which fit the longest amounts into their column. */
const lengthOf = (text: string) => ({ '--characters': text.length }) as CSSProperties

const isNumber = (field: LineField) => field === 'quantity' || field === 'price' || field === 'discount'

function LineCell({ name, line, at, field, error, suggest, disabled, actions }: LineCellProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { numbers } = formats
  // While the user types, the cell shows the typed text, not the parsed value.
  const [typing, setTyping] = useState<string | null>(null)
  const suggestions = useLineSuggestions({
    suggest,
    listId: `${name}-${line.key}-suggestions`,
    isOn: field === 'product' && !disabled,
    onChoose: suggestion => {
      setTyping(null)
      actions.choose(at, suggestion)
    },
  })
  const id = cellId(name, at, field)
  const label = formatMessage({ id: `lines.${field}` })
  const text = typing ?? showLineCell(line, field, formats)
  const isRightAligned = isNumber(field)

  function type(next: string) {
    setTyping(next)
    actions.type(at, field, next, { numbers })
    suggestions.ask(next)
    if (!isRightAligned || !isSum(next)) return actions.say('')
    const shown = showLineCell({ ...line, ...readLineCell(field, next, numbers) }, field, formats)
    actions.say(shown === next ? '' : formatMessage({ id: 'lines.echo' }, { line: at + 1, text: next, value: shown }))
  }
  return (
    <span role="gridcell" className={`line-cell line-${field}${error ? ' bad' : ''}`} data-label={label}>
      <input
        id={id}
        data-line={at}
        data-cell={field}
        className={isRightAligned ? 'num' : undefined}
        type="text"
        // A phone's numeric keyboard has no percent sign.
        inputMode={isRightAligned && field !== 'discount' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        aria-label={formatMessage({ id: 'lines.cell' }, { field: label, line: at + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        placeholder={placeholderOf(field)}
        value={text}
        style={isRightAligned ? lengthOf(text) : undefined}
        {...suggestions.input}
        onFocus={event => event.target.select()}
        onChange={event => type(event.target.value)}
        onBlur={() => {
          setTyping(null)
          suggestions.close()
          actions.leave(at, field)
        }}
      />
      {suggestions.list}
      {error ? (
        <span className="hint bad" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </span>
  )
  function placeholderOf(cell: LineField): string | undefined {
    if (cell === 'discount') return '–'
    if (cell === 'product' || cell === 'description' || cell === 'unit') return label
    return undefined
  }
}

/** The id of a cell's control, so that the form's error summary can link to it. */
export const cellId = (name: string, at: number, field: LineField) => `field-${name}-${at}-${field}`
