import type { FieldProps } from './Field.tsx'

/** Something to choose: what is stored, what it is called, and what tells it from its likes. */
export type Option = { value: string; label: string; detail?: string }

/** Finds options for what was typed; empty text asks for the first ones. */
export type SearchOptions = (text: string) => Promise<readonly Option[]>

export type ComboboxProps = FieldProps & {
  name?: string
  value: string | null
  /** Name of the chosen value as long as no search has brought it. */
  chosen?: Option | null
  onChange: (value: string | null, option: Option | null) => void
  onBlur?: () => void
  search: SearchOptions
  placeholder?: string
  disabled?: boolean
}
