import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ComboboxField } from './ComboboxField.tsx'
import type { Option, SearchOptions } from './comboboxProps.ts'
import { useFormField } from './fields.tsx'

type NamedRecordFieldProps = {
  name: string
  /** Path of the record's name in the form's values. */
  shownIn: string
  label: string
  search: SearchOptions
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  disabled?: boolean
  /** Called when another one, or none, is chosen. */
  onChoose?: (option: Option | null) => void
}

/** A record by its id. Its name is stored with the id, so that a restored draft shows it. */
export function NamedRecordField({ name, shownIn, label, onChoose, ...rest }: NamedRecordFieldProps) {
  const shownName = useFormField<string>(shownIn, label)
  const id = useFormField<string | null>(name, label)
  const shown = useRef(shownName.value)
  // A name that was not chosen here came with a draft, or was discarded with it: the field is remounted.
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (shownName.value === shown.current) return
    shown.current = shownName.value
    setRound(before => before + 1)
  }, [shownName.value])
  return (
    <ComboboxField
      key={round}
      name={name}
      label={label}
      {...rest}
      chosen={id.value && shownName.value ? { value: id.value, label: shownName.value } : null}
      onChoose={option => {
        shown.current = option?.label ?? ''
        shownName.change(shown.current)
        onChoose?.(option)
      }}
    />
  )
}
