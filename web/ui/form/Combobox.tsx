import { Suspense, lazy } from 'react'
import { ChevronDown } from 'lucide-react'
import { Field } from './Field.tsx'
import type { ComboboxProps } from './comboboxProps.ts'

const Body = lazy(() => import('./ComboboxBody.tsx').then(module => ({ default: module.ComboboxBody })))

/** Chooses one of many records by typing; queries the server while the user types. */
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
