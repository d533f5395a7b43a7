import { Suspense, lazy } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field, type FieldProps } from './Field.tsx'

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

const Body = lazy(() => import('./ComboboxBody.tsx').then(module => ({ default: module.ComboboxBody })))

/** Chooses one of many records by typing; asks the server as one types. */
export function Combobox(props: ComboboxProps) {
  const { label, required, optional, hint, error, id, ...rest } = props
  return (
    <Field label={label} required={required} optional={optional} hint={hint} error={error} id={id}>
      {control => (
        <Suspense
          fallback={
            <div className="input">
              <input {...control} defaultValue={rest.chosen?.label ?? ''} readOnly />
              <ChevronDown className="i" aria-hidden />
            </div>
          }
        >
          <Body {...rest} control={control} invalid={Boolean(error)} />
        </Suspense>
      )}
    </Field>
  )
}
