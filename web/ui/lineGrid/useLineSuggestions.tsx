import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LineSuggestion, SuggestLines } from './lines.ts'

/** Debounces typing before querying the server. */
const SETTLE_MS = 200

type Found = { state: 'searching' | 'idle' | 'failed'; options: readonly LineSuggestion[] }

type Settings = {
  suggest: SuggestLines
  listId: string
  isOn: boolean
  onChoose: (suggestion: LineSuggestion) => void
}

/**
 * Suggests earlier lines and products for text typed into a cell. Not a Combobox: a suggestion fills in the line's other cells too, and a
 * line needs none.
 */
export function useLineSuggestions({ suggest, listId, isOn, onChoose }: Settings) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<string | null>(null)
  const [found, setFound] = useState<Found>({ state: 'searching', options: [] })
  const [active, setActive] = useState(-1)
  const latest = useRef(suggest)
  useEffect(() => {
    latest.current = suggest
  })
  useEffect(() => {
    if (asked === null) return
    let isCurrent = true
    setFound(before => ({ ...before, state: 'searching' }))
    const timer = setTimeout(
      () =>
        void latest.current(asked).then(
          options => {
            if (!isCurrent) return
            setFound({ state: 'idle', options })
            // Typed text most likely means the first suggestion; without any text none is highlighted.
            setActive(asked.trim() === '' || options.length === 0 ? -1 : 0)
          },
          () => isCurrent && setFound({ state: 'failed', options: [] }),
        ),
      asked === '' ? 0 : SETTLE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  const isOpen = isOn && asked !== null
  // Suggestions for an earlier text stay until others come, and can't be chosen by key: none is highlighted.
  const highlighted = found.state === 'idle' ? active : -1
  const close = () => {
    setAsked(null)
    setFound({ state: 'searching', options: [] })
    setActive(-1)
  }
  function choose(option: LineSuggestion) {
    close()
    onChoose(option)
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.altKey) return
    if (!isOpen) return
    const { options } = found
    const option = options[highlighted]
    const take = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (event.key === 'Escape') {
      // The page's own Escape works only when no list is open.
      event.stopPropagation()
      return take(close)
    }
    if (event.key === 'ArrowDown' && options.length > 0)
      return take(() => setActive((highlighted + 1) % options.length))
    if (event.key === 'ArrowUp' && options.length > 0) return take(() => setActive(Math.max(-1, highlighted - 1)))
    if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && option) return take(() => choose(option))
  }
  if (!isOn) return { input: {}, list: null, ask: () => {}, close: () => {} }
  return {
    ask: (text: string) => setAsked(text.trim()),
    close,
    input: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': found.options[highlighted] ? `${listId}-${highlighted}` : undefined,
      onKeyDown: press,
      onClick: () => setAsked(before => before ?? ''),
    },
    list: isOpen ? (
      <div className="line-pop">
        <ul className="pop" role="listbox" id={listId} aria-label={formatMessage({ id: 'lines.suggestions' })}>
          {found.options.map((option, index) => (
            <li
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === highlighted}
              className="menu-item"
              data-highlighted={index === highlighted ? '' : undefined}
              // The cell keeps the focus.
              onPointerDown={event => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
            >
              <span className="grow">
                {option.label}
                <small>{option.detail}</small>
              </span>
            </li>
          ))}
        </ul>
        {found.options.length === 0 ? (
          <p className="line-pop-note" role="status">
            <FormattedMessage id={`lines.${found.state === 'idle' ? 'none' : found.state}`} />
          </p>
        ) : null}
      </div>
    ) : null,
  }
}
