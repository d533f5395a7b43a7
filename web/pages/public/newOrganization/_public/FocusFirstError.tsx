import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Within a Formik form: after a failed submit, focuses the first field with an error. */
export function FocusFirstError() {
  const { submitCount, isSubmitting, errors } = useFormikContext()
  const seen = useRef(0)
  const marker = useRef<HTMLSpanElement>(null)
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return
    seen.current = submitCount
    if (isWrong) marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isSubmitting, submitCount, isWrong])
  return <span ref={marker} hidden />
}
