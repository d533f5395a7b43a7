// The behavior of every record form: the server's errors on their fields, a draft of the values, and a callback after a success.
import { type FormikErrors, getIn, useFormik } from 'formik'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ObjectSchema } from 'yup'
import type { Outcome } from '../../relay/useMutation.ts'
import { atFields } from './onFields.ts'
import type { DraftState } from './draftView.ts'
import { useDraft } from './useDraft.ts'

type RecordForm<V extends object, P> = {
  initialValues: V
  schema: ObjectSchema<object>
  /** Sends the values; pass a `useMutation` with `quiet`. Null: the user canceled, and the form stays as it was. */
  onSubmit: (values: V) => Promise<Outcome<P> | null>
  /** Called after a success. */
  onSaved: (payload: P, values: V) => void
  /** Fields of error codes that the server can't assign to a field. */
  fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** Name of the draft; without it none is kept. */
  draft: string | undefined
  /** The draft depends on the record's state: if the record has changed since, that is said where it is offered. */
  draftFollowsRecord?: boolean
}

/** Formik with these additions; `submit` validates, sends, and never rejects. */
export function useRecordForm<V extends object, P>(given: RecordForm<V, P>) {
  const { initialValues, schema, onSubmit, onSaved, fieldOfCode, draft: draftName, draftFollowsRecord = false } = given
  const [formError, setFormError] = useState<string | null>(null)
  /** The first error code of the last failed attempt. */
  const [code, setCode] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [saved, setSaved] = useState(false)
  const labels = useMemo(() => new Map<string, string>(), [])
  const start = useRef(draftFollowsRecord ? asStart(initialValues) : undefined)
  const draft = useDraft<V>(draftName ?? null, start.current)
  const refused = useRef<Refusal<V> | null>(null)

  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validate: values => nest<V>(stillRefused(refused.current, values)),
    validateOnBlur: true,
    // Before the first attempt a field is validated on blur, not while typing.
    validateOnChange: attempts > 0,
    onSubmit: async (values, { setErrors }) => {
      setFormError(null)
      const outcome = await onSubmit(values)
      if (outcome === null) return
      setCode(outcome.ok ? null : outcome.code)
      if (!outcome.ok) {
        const fields = atFields(values, outcome.fields)
        let message = outcome.form
        for (const error of outcome.userErrors) {
          const name = error.field?.length ? undefined : fieldOfCode?.[error.code]
          if (name === undefined) continue
          fields[name] = error.message
          message = message === error.message ? null : message
        }
        refused.current = { fields, values }
        setErrors(nest<V>(fields))
        setFormError(message)
        setAttempts(count => count + 1)
        return
      }
      void draft.finish()
      setSaved(true)
      onSaved(outcome.payload, values)
    },
  })

  // ---- draft
  const { values, dirty, initialValues: shown, setValues, resetForm } = formik
  const { save, take } = draft
  useEffect(() => {
    if (dirty && !saved) save(values, start.current)
  }, [values, dirty, saved, save])

  /** Shows the draft that is offered; with the version that the user has seen, or an earlier one could never be saved. */
  const takeDraft = useCallback(() => {
    const drafted = take()
    if (drafted !== null) void setValues({ ...initialValues, ...drafted, ...versionOf(shown) }, false)
  }, [take, initialValues, shown, setValues])

  // ---- submit
  const submit = useCallback(async () => {
    // Values that the server rejected may be valid by now: only the server knows.
    refused.current = null
    const errors = await formik.validateForm()
    await formik.submitForm()
    // Attempts rejected by the server are counted above; these failed validation here.
    if (Object.keys(errors).length > 0) setAttempts(count => count + 1)
  }, [formik])

  /** Resets the form to these initial values, then applies `typed` as changes. */
  const startAgain = useCallback(
    (from: V, typed: Partial<V> = {}) => {
      refused.current = null
      if (start.current !== undefined) start.current = asStart(from)
      resetForm({ values: from })
      if (Object.keys(typed).length > 0) void setValues({ ...from, ...typed }, false)
      setFormError(null)
      setCode(null)
      setAttempts(0)
      setSaved(false)
    },
    [resetForm, setValues],
  )

  /** What was typed while a draft was offered stays when that one is discarded, and is the draft from then on. */
  const draftDiscarded = (of: DraftState) => {
    if (of === 'saved' || of === 'unsaved' || of === 'refused') startAgain(initialValues)
    else if (dirty) save(values, start.current)
  }

  return { formik, labels, draft, takeDraft, draftDiscarded, saved, formError, code, attempts, submit, startAgain }
}

const versionOf = (values: object) => ('version' in values ? { version: values.version } : {})

/** A form's initial values in comparable form; the keys of rows are new each time. */
const asStart = (values: object): string =>
  JSON.stringify(values, (name, value: unknown) => (name === 'key' ? undefined : value))

/** The server's errors, and the values that they are about. */
type Refusal<V> = { fields: Readonly<Record<string, string>>; values: V }

/** The server's errors on fields that have not changed since: blurring a field must not remove its error. */
function stillRefused<V>(refusal: Refusal<V> | null, values: V): Record<string, string> {
  if (refusal === null) return {}
  const { fields, values: before } = refusal
  return Object.fromEntries(Object.entries(fields).filter(([path]) => getIn(values, path) === getIn(before, path)))
}

/** `{ 'bankAccounts.0.alias': 'x' }` → `{ bankAccounts: [{ alias: 'x' }] }`, Formik's format of errors. */
export function nest<V>(fields: Readonly<Record<string, string>>): FormikErrors<V> {
  const root: Record<string, unknown> = {}
  for (const [path, message] of Object.entries(fields)) {
    const steps = path.split('.')
    let at: Record<string, unknown> = root
    steps.forEach((step, index) => {
      const next = steps[index + 1]
      if (next === undefined) at[step] ??= message
      else at = (at[step] ??= /^\d+$/.test(next) ? [] : {}) as Record<string, unknown>
    })
  }
  return root as FormikErrors<V>
}
