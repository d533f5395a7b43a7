import { Combobox, Portal, createListCollection } from '@chakra-ui/react'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ComboboxProps, Option } from './comboboxProps.ts'
import type { ControlProps } from './Field.tsx'
import '../overlay/overlay.css'
import { ThemeProvider } from '../../theme/ThemeProvider.tsx'

/** Typing settles before the server is asked. */
const SETTLE = 200

type BodyProps = Omit<ComboboxProps, 'label' | 'required' | 'optional' | 'hint' | 'error' | 'id'> & {
  control: ControlProps
  invalid: boolean
}

type Found = { state: 'idle' | 'searching' | 'failed'; options: readonly Option[] }

/** Chakra's combobox with the looks of Arus. Use Combobox, which fetches it. */
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
  const found = useSearch(search, asked, open)
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

  return (
    <ThemeProvider>
      <Combobox.Root
        collection={collection}
        value={value === null ? [] : [value]}
        inputValue={text}
        open={open}
        onOpenChange={details => setOpen(details.open)}
        onInputValueChange={({ inputValue, reason }) => {
          setText(inputValue)
          setAsked(reason === 'input-change' ? inputValue.trim() : '')
        }}
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

/** The newest answer wins, whatever order they come in. */
function useSearch(search: ComboboxProps['search'], text: string, active: boolean): Found {
  const [found, setFound] = useState<Found>({ state: 'searching', options: [] })
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (!active) return
    let current = true
    setFound(before => ({ ...before, state: 'searching' }))
    const timer = setTimeout(
      () =>
        latest.current(text).then(
          options => current && setFound({ state: 'idle', options }),
          () => current && setFound({ state: 'failed', options: [] }),
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
