import type { FieldProps } from './Field.tsx'

/** An option: its value, its label, and a detail that distinguishes it from similar ones. */
export type Option = { value: string; label: string; detail?: string }

/** Finds options for the typed text; an empty text returns the first ones. */
export type SearchOptions = (text: string) => Promise<readonly Option[]>

export type ComboboxProps = FieldProps & {
  name?: string
  value: string | null
  /** Name of the chosen value until a search returns it. */
  chosen?: Option | null
  onChange: (value: string | null, option: Option | null) => void
  onBlur?: () => void
  search: SearchOptions
  placeholder?: string
  disabled?: boolean
}
