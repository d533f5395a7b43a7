// The common structure of forms: cards in a column, a rail next to it, server errors on their fields, an error summary that takes the
// focus, a draft for new records, a warning before leaving edits, and the same shortcuts everywhere.
import { FormikProvider } from 'formik'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBlocker, useLocation } from 'react-router'
import type { ObjectSchema } from 'yup'
import type { DraftName } from '../../feature.ts'
import type { Outcome } from '../../relay/useMutation.ts'
import { Button } from '../Button.tsx'
import { useShortcuts } from '../keyboard/shortcuts.ts'
import { Dialog } from '../overlay/Dialog.tsx'
import { type Crumb, Page } from '../Page.tsx'
import { DraftNote } from './DraftNote.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormLabels } from './formLabels.ts'
import { useRecordForm } from './useRecordForm.ts'

type FormPageProps<V extends object, P> = {
  title: string
  crumbs: readonly Crumb[]
  initialValues: V
  schema: ObjectSchema<object>
  /** Sends the values; pass a `useMutation` with `quiet`. Null: the user canceled, and the form stays as it was. */
  onSubmit: (values: V, how: { asDraft: boolean }) => Promise<Outcome<P> | null>
  /** Called after a success; with `another` the form is empty again and focused. */
  onSaved: (payload: P, next: { another: boolean }) => void
  onCancel: () => void
  submitLabel: string
  /** Offers to save and start another. */
  anotherLabel?: string
  /** Offers to save without submitting, as the shortcuts in lines do. */
  draftLabel?: string
  /** Nothing can be saved: the fields are disabled, and there is no submit button. */
  readOnly?: boolean
  /** Name of the draft, for new records. Without it, leaving with changes asks for confirmation. */
  draft?: DraftName
  /** For a new record whose initial values come from another record: a draft with other initial values says so. */
  draftFollowsRecord?: boolean
  /** Fields of error codes that the server can't assign to a field; exhaustive for the screen's codes. */
  fieldOfCode?: Readonly<Record<string, string>>
  /** Further actions on the record, next to Cancel. */
  actions?: ReactNode
  /** Takes the available width, for lines with many columns. */
  wide?: boolean
  /** Next to the form: summary and hints. */
  rail?: (values: V) => ReactNode
  /** Below the buttons next to the form: content that may be taller than the window. */
  belowButtons?: (values: V) => ReactNode
  /** Cards with fields. */
  children: ReactNode | ((values: V) => ReactNode)
}

/** A page with one form. */
export function FormPage<V extends object, P>(props: FormPageProps<V, P>) {
  const { title, crumbs, initialValues, schema, onSubmit, onSaved, onCancel, fieldOfCode, draft: draftName } = props
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const { readOnly = false } = props
  const another = useRef(false)
  const asDraft = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const { formik, labels, draft, takeDraft, draftDiscarded, saved, formError, attempts, submit, startAgain } =
    useRecordForm<V, P>({
      initialValues,
      schema,
      onSubmit: entered => onSubmit(entered, { asDraft: asDraft.current }),
      fieldOfCode,
      // Leaving an edit asks for confirmation; its draft is for a session that ends meanwhile.
      draft: draftName ?? (readOnly ? undefined : `edit:${pathname}`),
      draftFollowsRecord: draftName === undefined || props.draftFollowsRecord === true,
      onSaved: payload => {
        if (another.current) {
          startAgain(initialValues)
          focusFirst(form.current)
        }
        onSaved(payload, { another: another.current })
      },
    })
  const { values, dirty } = formik
  const send = (andAnother: boolean, isDraft = false) => {
    another.current = andAnother
    asDraft.current = isDraft
    void submit()
  }
  useShortcuts([
    ...(readOnly ? [] : [{ keys: '$mod+Enter', label: props.submitLabel, run: () => send(false) }]),
    ...(props.anotherLabel ? [{ keys: '$mod+Shift+Enter', label: props.anotherLabel, run: () => send(true) }] : []),
  ])

  const asks = draftName === undefined && dirty && !saved && !formik.isSubmitting
  return (
    <Page
      title={title}
      documentTitle={pathname.endsWith('/edit') ? formatMessage({ id: 'page.editing' }, { name: title }) : title}
      crumbs={crumbs}
      actions={
        <>
          <DraftNote draft={draft} content={form} onTake={takeDraft} onDiscard={draftDiscarded} />
          {props.actions}
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
            tabIndex={-1}
            className={props.wide ? 'page form-grid wide' : 'page form-grid'}
            noValidate
            aria-label={title}
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              // Shortcuts in lines submit the form without a button.
              send(false, props.draftLabel !== undefined && submitterOf(event) === null)
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
              {props.draftLabel ? (
                <Button size="lg" block hint="mod+s" disabled={formik.isSubmitting} onClick={() => send(false, true)}>
                  {props.draftLabel}
                </Button>
              ) : null}
              {props.anotherLabel ? (
                <Button
                  size="lg"
                  block
                  hint="mod+shift+Enter"
                  disabled={formik.isSubmitting}
                  onClick={() => send(true)}
                >
                  {props.anotherLabel}
                </Button>
              ) : null}
              {props.belowButtons?.(values)}
            </div>
          </form>
        </FormLabels>
      </FormikProvider>
      <LeaveGuard active={asks} title={formatMessage({ id: 'form.leave.title' })} onLeave={() => void draft.finish()} />
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

/** Asks for confirmation before changes are lost, by navigating or closing the tab. */
function LeaveGuard({ active, title, onLeave }: { active: boolean; title: string; onLeave: () => void }) {
  const blocker = useBlocker(
    useCallback(
      ({
        currentLocation,
        nextLocation,
      }: {
        currentLocation: { pathname: string }
        nextLocation: { pathname: string; search: string }
      }) => active && currentLocation.pathname !== nextLocation.pathname && !isWayOut(nextLocation),
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
          <Button
            variant="dangerSolid"
            onClick={() => {
              onLeave()
              blocker.proceed?.()
            }}
          >
            <FormattedMessage id="form.leave.leave" />
          </Button>
        </>
      }
    />
  )
}

const submitterOf = ({ nativeEvent }: FormEvent) =>
  nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : undefined

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
}

/** When the session or the membership is over, the user can't stay; the draft is there on return. */
function isWayOut({ pathname, search }: { pathname: string; search: string }): boolean {
  return (
    pathname === '/no-access' || (pathname === '/logout' && new URLSearchParams(search).get('session') === 'expired')
  )
}
