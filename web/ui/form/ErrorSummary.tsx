import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldId } from './fields.tsx'
import { withLabel } from './labelSlot.tsx'

type ErrorSummaryProps = {
  /** In Formik's format: nested like the values. */
  errors: object
  formError: string | null
  /** Failed attempts so far: each one moves the focus here. */
  attempts: number
  labels: ReadonlyMap<string, string>
}

/** All errors to fix, with links to the fields. */
export function ErrorSummary({ errors, formError, attempts, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  const list = flatten(errors)
  if (attempts === 0 || (list.length === 0 && formError === null)) return null
  return (
    <div className="note bad" role="alert" tabIndex={-1} ref={box}>
      <CircleAlert className="i" aria-hidden />
      <div>
        <b>{formError ?? <FormattedMessage id="form.errors" values={{ count: list.length }} />}</b>
        <ul>
          {list.map(({ name, message }) => (
            <li key={name}>
              <a
                className="link"
                href={`#${fieldId(name)}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(fieldId(name))?.focus()
                }}
              >
                {labels.get(name) ?? name}
              </a>
              : {withLabel(message, labels.get(name) ?? name)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function flatten(errors: unknown, path = ''): { name: string; message: string }[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
}
