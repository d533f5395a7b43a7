import { createListCollection, Dialog, Listbox, Portal } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { preload } from '../../relay/hover.ts'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'
import { Kbd } from '../../ui/keyboard/Kbd.tsx'
import { useFocusBack } from '../../ui/overlay/useFocusBack.ts'
import { useOrganizationName } from '../permissions.tsx'
import { type Entry, marked } from './entries.ts'
import { takeTypeAhead } from './typeAhead.ts'
import { useSections } from './useSections.ts'
import '../../ui/overlay/overlay.css'
import './palette.css'

/** Opens any page, starts any flow and finds any record by keyboard. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const organizationName = useOrganizationName()
  const [typed, setTyped] = useState('')
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const { words, search, sections, found, isSearching, failed } = useSections(typed)
  useFocusBack()

  const entries = useMemo(() => sections.flatMap(section => section.entries), [sections])
  const collection = useMemo(
    () => createListCollection({ items: entries, itemToString: ({ title }) => title, itemToValue: ({ id }) => id }),
    [entries],
  )
  // If the highlighted entry is gone, or none was chosen, the first one is highlighted.
  const current = entries.find(({ id }) => id === highlighted) ?? entries[0]

  const open = ({ to, run }: Entry) => {
    onClose()
    if (to !== undefined) void navigate(to)
    // After the palette closes: the command may open its own dialog.
    else setTimeout(() => run?.())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || current?.to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    window.open(current.to, '_blank', 'noopener')
  }

  return (
    <ThemeProvider>
      <Dialog.Root open onOpenChange={({ open: isOpen }) => !isOpen && onClose()}>
        <Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Positioner className="palette-place">
            <Dialog.Content className="palette" aria-label={formatMessage({ id: 'palette.label' })}>
              <Listbox.Root
                collection={collection}
                value={[]}
                highlightedValue={current?.id ?? null}
                onHighlightChange={({ highlightedValue }) => {
                  setHighlighted(highlightedValue)
                  const to = entries.find(({ id }) => id === highlightedValue)?.to
                  if (to !== undefined) preload(to)
                }}
                onSelect={({ value }) => {
                  const entry = entries.find(({ id }) => id === value)
                  if (entry) open(entry)
                }}
                loopFocus
                typeahead={false}
              >
                <div className="palette-field" onKeyDownCapture={onKeyDown}>
                  <Search className="i" aria-hidden />
                  <Listbox.Input
                    value={typed}
                    placeholder={formatMessage({ id: 'palette.placeholder' })}
                    aria-label={formatMessage({ id: 'palette.label' })}
                    maxLength={200}
                    autoComplete="off"
                    spellCheck={false}
                    onFocus={() => setTyped(text => text + takeTypeAhead())}
                    onChange={event => {
                      setTyped(event.target.value)
                      setHighlighted(null)
                    }}
                  />
                  <span className="palette-scope trunc">{organizationName}</span>
                  <Dialog.CloseTrigger className="palette-close" title={formatMessage({ id: 'action.close' })}>
                    <span className="kbd">Esc</span>
                    <X className="i" aria-hidden />
                  </Dialog.CloseTrigger>
                </div>
                <Listbox.Content className="palette-list" aria-label={formatMessage({ id: 'palette.label' })}>
                  {sections.map(({ id, label, entries: some }) => (
                    <Listbox.ItemGroup key={id}>
                      <Listbox.ItemGroupLabel className="palette-group">{label}</Listbox.ItemGroupLabel>
                      {some.map(entry => (
                        <Listbox.Item key={entry.id} item={entry} className="palette-entry" highlightOnHover>
                          <EntryLine entry={entry} words={words} />
                        </Listbox.Item>
                      ))}
                    </Listbox.ItemGroup>
                  ))}
                </Listbox.Content>
              </Listbox.Root>
              <div className="palette-state" role="status">
                {isSearching ? (
                  <FormattedMessage id="palette.searching" />
                ) : entries.length === 0 ? (
                  <>
                    <b>
                      <FormattedMessage id="palette.none" values={{ text: typed.trim() }} />
                    </b>
                    <FormattedMessage id="palette.none.hint" />
                  </>
                ) : search === null ? null : (
                  <FormattedMessage id="palette.found" values={{ count: found }} />
                )}
                {failed.length > 0 ? (
                  <span className="bad">
                    <FormattedMessage id="palette.failed" values={{ lists: failed.join(', ') }} />
                  </span>
                ) : null}
              </div>
              <footer className="palette-keys" aria-hidden>
                <span>
                  <Kbd>ArrowUp</Kbd>
                  <Kbd>ArrowDown</Kbd> <FormattedMessage id="palette.move" />
                </span>
                <span>
                  <Kbd>Enter</Kbd> <FormattedMessage id="palette.open" />
                </span>
                <span>
                  <Kbd>mod+Enter</Kbd> <FormattedMessage id="palette.newTab" />
                </span>
                <span className="end">
                  <Kbd>{'>'}</Kbd> <FormattedMessage id="palette.commands" />
                </span>
              </footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ThemeProvider>
  )
}

function EntryLine({ entry, words }: { entry: Entry; words: readonly string[] }) {
  const { title, detail, amount, icon: Icon, keys } = entry
  return (
    <>
      <span className="palette-icon">
        <Icon className="i" aria-hidden />
      </span>
      <span className="grow">
        <span className="trunc palette-title">
          {marked(title, words).map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
        </span>
        {detail ? <small className="trunc">{detail}</small> : null}
      </span>
      {amount}
      {keys ? <Kbd>{keys.replace('$', '')}</Kbd> : null}
    </>
  )
}
