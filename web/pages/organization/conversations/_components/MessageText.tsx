import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '../../../../ui/form/Field.tsx'
import { candidatesFor, mentionAt, type Named, withMention } from '../_lib/mentions.ts'

const MAX_LENGTH = 5_000

type MessageTextProps = {
  text: string
  onText: (text: string) => void
  people: readonly Named[]
  onMention: (person: Named) => void
  /** Ctrl or Cmd with Enter. */
  onSend: () => void
  onEscape?: () => void
  placeholder?: string
  error?: string | null
  autoFocus?: boolean
}

/** The text of a message. `@` suggests users: arrows choose, Enter or Tab accepts, Escape dismisses. */
export function MessageText(props: MessageTextProps) {
  const { text, onText, people, onMention, onSend, onEscape, placeholder, error, autoFocus } = props
  const { formatMessage } = useIntl()
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  /** Position of the mention whose suggestions were dismissed. */
  const [waved, setWaved] = useState<number | null>(null)
  const mention = mentionAt(text, caret)
  const found = mention && mention.at !== waved ? candidatesFor(mention.typed, people) : []
  const current = found[Math.min(active, found.length - 1)]

  function take(person: Named) {
    if (!mention) return
    const next = withMention(text, mention, person)
    onText(next.text)
    onMention(person)
    setCaret(next.caret)
    // The caret can be set only after the text is rendered.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (!current) {
      if (key === 'Escape' && onEscape) {
        event.stopPropagation()
        onEscape()
      }
      return
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : found.length - 1
      setActive(place => (Math.min(place, found.length - 1) + step) % found.length)
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault()
      take(current)
    } else if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setWaved(mention?.at ?? null)
    }
  }
  return (
    <div className="message-text">
      <Field
        label={
          <span className="sr">
            <FormattedMessage id="conversations.label" />
          </span>
        }
        error={error}
      >
        {control => (
          <textarea
            {...control}
            ref={area}
            className="input"
            rows={3}
            maxLength={MAX_LENGTH}
            value={text}
            placeholder={placeholder}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed Edit goes on typing
            autoFocus={autoFocus}
            aria-autocomplete="list"
            aria-controls={current ? listId : undefined}
            aria-activedescendant={current ? `${listId}-${current.uuid}` : undefined}
            onChange={({ target }) => {
              onText(target.value)
              setCaret(target.selectionStart)
              setActive(0)
              if (mentionAt(target.value, target.selectionStart) === null) setWaved(null)
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={press}
          />
        )}
      </Field>
      {current ? (
        <ul
          id={listId}
          className="message-people"
          role="listbox"
          aria-label={formatMessage({ id: 'conversations.mentions' })}
        >
          {found.map(person => (
            <li
              key={person.uuid}
              id={`${listId}-${person.uuid}`}
              role="option"
              aria-selected={person === current}
              className={person === current ? 'on' : undefined}
              onPointerDown={event => {
                event.preventDefault()
                take(person)
              }}
            >
              {person.fullName}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
