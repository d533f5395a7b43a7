// The one anatomy of forms: cards in a column, a rail beside it, server errors on their fields, a summary that takes the focus,
// a draft for what is new, a warning for what is edited, and the same keys everywhere.
import { FormikProvider, type FormikErrors, getIn, useFormik } from 'formik'
import { Check } from 'lucide-react'
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBlocker } from 'react-router'
import type { ObjectSchema } from 'yup'
import { useFormats } from '../../i18n/format.ts'
import type { Outcome } from '../../relay/useMutation.ts'
import { Button } from '../Button.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import { type Crumb, Page } from '../Page.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormLabels } from './formLabels.ts'
import { useDraft } from './useDraft.ts'

type FormPageProps<V extends object, P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: V
  schema: ObjectSchema<object>
  /** Sends the values; a `useMutation` with `quiet` fits. */
  onSubmit: (values: V) => Promise<Outcome<P>>
  /** Goes on after it worked; with `another` the form is empty again and has the focus. */
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  submitLabel: string
  /** Offers to save and start the next one. */
  anotherLabel?: string
  /** Nothing can be saved: the fields are disabled, and there is no button. */
  readOnly?: boolean
  /** Name of the draft, for new records. Without it leaving with changes is asked about. */
  draft?: string
  /** Fields of codes that the server can't blame on a field itself; exhaustive for the screen's codes. */
  fieldOfCode?: Readonly<Record<string, string>>
  /** Beside the form: summary and hints. */
  rail?: (values: V) => ReactNode
  /** Cards with fields. */
  children: ReactNode | ((values: V) => ReactNode)
}

/** A page with one form. */
export function FormPage<V extends object, P>(props: FormPageProps<V, P>) {
  const { title, crumbs, initialValues, schema, onSubmit, onSaved, onCancel, fieldOfCode, draft: draftName } = props
  const { formatMessage } = useIntl()
  const [formError, setFormError] = useState<string | null>(null)
  const [attempts, setAttempts] = useState(0)
  const [saved, setSaved] = useState(false)
  const another = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const labels = useMemo(() => new Map<string, string>(), [])
  const draft = useDraft<V>(draftName ?? null)
  const refused = useRef<Refusal<V> | null>(null)

  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validate: values => nest<V>(stillRefused(refused.current, values)),
    validateOnBlur: true,
    // Before the first attempt a field is judged when it is left, not while it is typed into.
    validateOnChange: attempts > 0,
    onSubmit: async (values, { setErrors, resetForm }) => {
      setFormError(null)
      const outcome = await onSubmit(values)
      if (!outcome.ok) {
        const fields = { ...outcome.fields }
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
      await draft.discard()
      setSaved(true)
      if (another.current) {
        resetForm({ values: initialValues })
        setAttempts(0)
        setSaved(false)
        focusFirst(form.current)
      }
      onSaved(outcome.payload, { another: another.current })
    },
  })

  // ---- draft
  const { values, dirty, setValues } = formik
  const { found, save } = draft
  const restored = useRef(false)
  useEffect(() => {
    if (found === null || restored.current) return
    restored.current = true
    void setValues({ ...initialValues, ...found }, false)
  }, [found, initialValues, setValues])
  useEffect(() => {
    if (dirty && !saved) save(values)
  }, [values, dirty, saved, save])

  // ---- submit
  const submit = useCallback(
    async (andAnother: boolean) => {
      another.current = andAnother
      // What the server refused may be right by now: only it can tell.
      refused.current = null
      const errors = await formik.validateForm()
      await formik.submitForm()
      // Server errors count their attempt above; these are the ones found here.
      if (Object.keys(errors).length > 0) setAttempts(count => count + 1)
    },
    [formik],
  )
  const { readOnly = false } = props
  useShortcuts([
    ...(readOnly ? [] : [{ keys: '$mod+Enter', label: props.submitLabel, run: () => void submit(false) }]),
    ...(props.anotherLabel
      ? [{ keys: '$mod+Shift+Enter', label: props.anotherLabel, run: () => void submit(true) }]
      : []),
  ])

  const asks = draftName === undefined && dirty && !saved && !formik.isSubmitting
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <>
          <DraftNote
            savedAt={draft.savedAt}
            restored={found !== null}
            onDiscard={() => void draft.discard().then(() => formik.resetForm())}
          />
          <Button variant="ghost" onClick={onCancel}>
            <FormattedMessage id="action.cancel" />
          </Button>
        </>
      }
    >
      <FormikProvider value={formik}>
        <FormLabels value={labels}>
          <form
            ref={form}
            className="page form-grid"
            noValidate
            aria-label={title}
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void submit(false)
            }}
          >
            <div className="form-column">
              <ErrorSummary errors={formik.errors} formError={formError} attempts={attempts} labels={labels} />
              {typeof props.children === 'function' ? props.children(values) : props.children}
            </div>
            <div className="form-rail">
              {props.rail?.(values)}
              {readOnly ? null : (
                <Button type="submit" variant="primary" size="lg" block hint="mod+Enter" loading={formik.isSubmitting}>
                  {props.submitLabel}
                </Button>
              )}
              {props.anotherLabel ? (
                <Button
                  size="lg"
                  block
                  hint="mod+shift+Enter"
                  disabled={formik.isSubmitting}
                  onClick={() => void submit(true)}
                >
                  {props.anotherLabel}
                </Button>
              ) : null}
            </div>
          </form>
        </FormLabels>
      </FormikProvider>
      <LeaveGuard active={asks} title={formatMessage({ id: 'form.leave.title' })} />
    </Page>
  )
}

/** One group of fields. */
export function FormCard({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="card">
      <div className="card-h">
        <h2>{title}</h2>
        {end ? <span className="end">{end}</span> : null}
      </div>
      <div className="card-b form-column">{children}</div>
    </section>
  )
}

function DraftNote({
  savedAt,
  restored,
  onDiscard,
}: {
  savedAt: string | null
  restored: boolean
  onDiscard: () => void
}) {
  const formats = useFormats()
  if (savedAt === null) return null
  return (
    <span className="row t12 muted" role="status">
      <Check className="i i-12" aria-hidden />
      <FormattedMessage
        id={restored ? 'form.draft.restored' : 'form.draft.saved'}
        values={{ time: formats.time(savedAt) }}
      />
      <button type="button" className="link" onClick={onDiscard}>
        <FormattedMessage id="form.draft.discard" />
      </button>
    </span>
  )
}

/** Asks before changes are lost, by a link as well as by closing the tab. */
function LeaveGuard({ active, title }: { active: boolean; title: string }) {
  const blocker = useBlocker(
    useCallback(
      ({
        currentLocation,
        nextLocation,
      }: {
        currentLocation: { pathname: string }
        nextLocation: { pathname: string }
      }) => active && currentLocation.pathname !== nextLocation.pathname,
      [active],
    ),
  )
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
  return (
    <Dialog
      alert
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={title}
      description={<FormattedMessage id="form.leave.text" />}
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>
            <FormattedMessage id="form.leave.stay" />
          </Button>
          <Button variant="dangerSolid" onClick={() => blocker.proceed?.()}>
            <FormattedMessage id="form.leave.leave" />
          </Button>
        </>
      }
    />
  )
}

/** What the server refused, and with which values. */
type Refusal<V> = { fields: Readonly<Record<string, string>>; values: V }

/** The server's errors on fields that have not changed since: leaving a field must not wipe what was said of it. */
function stillRefused<V>(refusal: Refusal<V> | null, values: V): Record<string, string> {
  if (refusal === null) return {}
  const { fields, values: before } = refusal
  return Object.fromEntries(Object.entries(fields).filter(([path]) => getIn(values, path) === getIn(before, path)))
}

/** `{ 'bankAccounts.0.alias': 'x' }` → `{ bankAccounts: [{ alias: 'x' }] }`, as Formik keeps errors. */
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

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
}
