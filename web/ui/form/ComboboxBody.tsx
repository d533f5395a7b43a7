import { Combobox, Portal, createListCollection } from '@chakra-ui/react'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ComboboxProps, Option } from './comboboxProps.ts'
import type { ControlProps } from './Field.tsx'
import '../overlay/overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Debounces typing before querying the server. */
const SETTLE = 200

type BodyProps = Omit<ComboboxProps, 'label' | 'required' | 'optional' | 'hint' | 'error' | 'id'> & {
  control: ControlProps
  invalid: boolean
}

type Found = { state: 'idle' | 'searching' | 'failed'; asked: string; options: readonly Option[] }

/** Chakra's combobox in Arus style. Use Combobox, which loads it. */
export function ComboboxBody({
  control,
  invalid,
  name,
  value,
  chosen,
  onChange,
  onBlur,
  search,
  placeholder,
  disabled,
}: BodyProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState(chosen?.label ?? '')
  const [asked, setAsked] = useState('')
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const pressedEnter = useRef(false)
  function choose(option: Option) {
    setText(option.label)
    setAsked('')
    setOpen(false)
    onChange(option.value, option)
  }
  /** Typed text most likely means the first option; without any text no option is highlighted. */
  function noteFound(text: string, [first, ...others]: readonly Option[]) {
    if (text !== '' && first && others.length === 0 && pressedEnter.current) choose(first)
    else if (text !== '' && first) setHighlighted(first.value)
    pressedEnter.current = false
  }
  const found = useSearch(search, asked, { active: open, noteFound })
  const options = useMemo(
    () =>
      chosen && !found.options.some(option => option.value === chosen.value)
        ? [chosen, ...found.options]
        : found.options,
    [chosen, found.options],
  )
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...options],
        itemToString: option => option.label,
        itemToValue: option => option.value,
      }),
    [options],
  )

  function write(inputValue: string, isTyped: boolean) {
    pressedEnter.current = false
    const show = () => {
      setText(inputValue)
      setAsked(isTyped ? inputValue.trim() : '')
      // Options of an earlier text must not be chosen.
      setHighlighted(null)
    }
    // A character typed before it is shown would be lost.
    if (isTyped) flushSync(show)
    else show()
  }
  /** Enter before the answer waits for it. Without an answer the typed text stays; Chakra's combobox would drop it. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (!open || asked === '' || highlighted !== null) return
    event.preventDefault()
    pressedEnter.current = found.state === 'searching' || found.asked !== asked
  }

  return (
    <ThemeProvider>
      <Combobox.Root
        collection={collection}
        value={value === null ? [] : [value]}
        inputValue={text}
        open={open}
        onOpenChange={details => setOpen(details.open)}
        onInputValueChange={({ inputValue, reason }) => write(inputValue, reason === 'input-change')}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        onKeyDownCapture={press}
        onValueChange={({ items: [option] }) => onChange(option?.value ?? null, option ?? null)}
        openOnClick
        disabled={disabled ?? false}
        invalid={invalid}
        selectionBehavior="replace"
        ids={{ input: control.id }}
        positioning={{ sameWidth: true, gutter: 4 }}
      >
        <Combobox.Control className={invalid ? 'input bad' : 'input'}>
          <Combobox.Input
            name={name}
            placeholder={placeholder}
            aria-describedby={control['aria-describedby']}
            aria-required={control['aria-required']}
            onBlur={onBlur}
          />
          {value === null ? null : (
            <Combobox.ClearTrigger className="input-button" aria-label={formatMessage({ id: 'action.clear' })}>
              <X className="i" aria-hidden />
            </Combobox.ClearTrigger>
          )}
          <Combobox.Trigger className="input-button" tabIndex={-1} aria-label={formatMessage({ id: 'combobox.open' })}>
            <ChevronDown className="i" aria-hidden />
          </Combobox.Trigger>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content className="pop">
              {options.map(option => (
                <Combobox.Item key={option.value} item={option} className="menu-item">
                  <span className="grow">
                    {option.label}
                    {option.detail ? <small>{option.detail}</small> : null}
                  </span>
                </Combobox.Item>
              ))}
              {options.length === 0 ? (
                <p className="menu-heading" role="status">
                  <FormattedMessage id={`combobox.${found.state === 'idle' ? 'none' : found.state}`} />
                </p>
              ) : null}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </ThemeProvider>
  )
}

type Searching = { active: boolean; noteFound: (text: string, options: readonly Option[]) => void }

/** The newest request wins, in whatever order the answers arrive. */
function useSearch(search: ComboboxProps['search'], text: string, { active, noteFound }: Searching): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', asked: '', options: [] })
  const latest = useRef({ search, noteFound })
  useEffect(() => {
    latest.current = { search, noteFound }
  })
  useEffect(() => {
    if (!active) return
    let current = true
    setFound(before => ({ ...before, state: 'searching' }))
    const timer = setTimeout(
      () =>
        latest.current.search(text).then(
          options => {
            if (!current) return
            setFound({ state: 'idle', asked: text, options })
            latest.current.noteFound(text, options)
          },
          () => current && setFound({ state: 'failed', asked: text, options: [] }),
        ),
      text === '' ? 0 : SETTLE,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, active])
  return found
}
