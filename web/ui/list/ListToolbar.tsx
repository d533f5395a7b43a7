import { Columns3, Plus, Rows3, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../Button.tsx'
import type { Density, GridColumn } from '../grid/columns.ts'
import type { GridSettings } from '../grid/useGridSettings.ts'
import { Kbd } from '../keyboard/Kbd.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { Menu } from '../overlay/Menu.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { MAX_SEARCH_LENGTH } from './listState.ts'

/** One filter of a list. */
export type ListFilter = {
  id: string
  label: string
  /** The chosen value as text; null when the filter is off. */
  value: ReactNode | null
  clear: () => void
  /** Edits the filter in a popover; a complete choice calls `close`. */
  editor: (close: () => void) => ReactNode
}

type ListToolbarProps<Row> = {
  search?: { value: string; placeholder: string; onChange: (text: string) => void }
  filters: readonly ListFilter[]
  /** Clears search and all filters. */
  onClear: () => void
  columns?: readonly GridColumn<Row>[]
  settings?: GridSettings
  /** On the right, before columns and row height. */
  children?: ReactNode
}

/** Search, filter chips, columns and row height, in one row with a fixed layout. */
export function ListToolbar<Row>({ search, filters, onClear, columns, settings, children }: ListToolbarProps<Row>) {
  const { formatMessage } = useIntl()
  const active = filters.filter(({ value }) => value !== null)
  return (
    <div className="toolbar" role="search" aria-label={formatMessage({ id: 'list.filters' })}>
      {search ? <SearchField {...search} /> : null}
      {active.map(filter => (
        <Chip key={filter.id} filter={filter} />
      ))}
      <AddFilter filters={filters.filter(({ value }) => value === null)} />
      {active.length > 0 || search?.value ? (
        <Button variant="ghost" size="sm" onClick={onClear}>
          <FormattedMessage id="list.clear" />
        </Button>
      ) : null}
      <span className="grow" />
      {children}
      {columns && settings ? <GridMenus columns={columns} settings={settings} /> : null}
    </div>
  )
}

/** Debounces typing before querying the list: one request per word, not per letter. */
const SETTLE = 250

function SearchField({
  value,
  placeholder,
  onChange,
}: {
  value: string
  placeholder: string
  onChange: (text: string) => void
}) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  // Follows the address when it changes otherwise (clear, back).
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, SETTLE)
    return () => clearTimeout(timer)
  }, [text])

  useShortcuts([{ keys: '/', label: formatMessage({ id: 'keys.search' }), run: () => input.current?.focus() }])
  return (
    <div className="input sm">
      <Search className="i" aria-hidden />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={placeholder}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && (text ? setText('') : input.current?.blur())}
      />
      <Kbd>/</Kbd>
    </div>
  )
}

function Chip({ filter: { label, value, clear, editor } }: { filter: ListFilter }) {
  const { formatMessage } = useIntl()
  return (
    <span className="chip">
      <Popover
        label={label}
        trigger={
          <button type="button" className="chip-open">
            {label}: <b>{value}</b>
          </button>
        }
      >
        {editor}
      </Popover>
      <button
        type="button"
        className="chip-clear"
        aria-label={formatMessage({ id: 'list.removeFilter' }, { filter: label })}
        onClick={clear}
      >
        <X className="i" aria-hidden />
      </button>
    </span>
  )
}

function AddFilter({ filters }: { filters: readonly ListFilter[] }) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<string | null>(null)
  if (filters.length === 0) return null
  const filter = filters.find(({ id }) => id === chosen)
  return (
    <Popover
      label={filter?.label ?? formatMessage({ id: 'list.addFilter' })}
      trigger={
        <button type="button" className="chip add" onClick={() => setChosen(null)}>
          <Plus className="i" aria-hidden />
          <FormattedMessage id="list.filter" />
        </button>
      }
    >
      {close =>
        filter ? (
          filter.editor(() => {
            close()
            setChosen(null)
          })
        ) : (
          <ul className="choices">
            {filters.map(({ id, label }) => (
              <li key={id}>
                <button type="button" className="menu-item" onClick={() => setChosen(id)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Popover>
  )
}

const densities: readonly Density[] = ['compact', 'default', 'comfortable']

function GridMenus<Row>({ columns, settings }: { columns: readonly GridColumn<Row>[]; settings: GridSettings }) {
  const { formatMessage } = useIntl()
  return (
    <span className="row grid-menus">
      <Menu
        keepOpen
        align="end"
        trigger={
          <Button size="sm" iconOnly aria-label={formatMessage({ id: 'grid.columns' })}>
            <Columns3 className="i" aria-hidden />
          </Button>
        }
        items={columns.map(({ id, label, fixed }) => {
          const visible = settings.visibility[id] !== false
          return {
            id,
            label,
            checked: visible,
            disabled: fixed ?? false,
            onSelect: () => settings.setVisible(id, !visible),
          }
        })}
      />
      <Menu
        align="end"
        trigger={
          <Button size="sm" iconOnly aria-label={formatMessage({ id: 'grid.rowHeight' })}>
            <Rows3 className="i" aria-hidden />
          </Button>
        }
        items={densities.map(density => ({
          id: density,
          label: formatMessage({ id: `grid.density.${density}` }),
          checked: settings.density === density,
          onSelect: () => settings.setDensity(density),
        }))}
      />
    </span>
  )
}
