// A card of settings that saves by itself. What is typed is kept on this device until it is saved, and a change by somebody else is
// taken over as long as nothing is typed.
import { FormikProvider } from 'formik'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ObjectSchema } from 'yup'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DraftNote } from '../../../../ui/form/DraftNote.tsx'
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx'
import { FormLabels } from '../../../../ui/form/formLabels.ts'
import { useRecordForm } from '../../../../ui/form/useRecordForm.ts'
import type { FreshFactor } from '../../../../ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Somebody else saved in the meantime. */
const STALE = 'G-3'

type SettingsFormProps<V extends object, P> = {
  title: string
  /** What the card is for, or what follows from a change. */
  description?: ReactNode
  /** With the version that was seen: a stale one is refused, whatever has been read since. */
  initialValues: V
  schema: ObjectSchema<object>
  /** Sends with what was shown of a second factor: at first nothing, and again when the server wants one. */
  onSubmit: (values: V, factor: FreshFactor) => Promise<Outcome<P>>
  /** Name of the draft; secrets have none. */
  draft?: string
  submitLabel?: string
  /** Why it is read-only. */
  readOnly?: string | null
  children: ReactNode | ((values: V) => ReactNode)
}

export function SettingsForm<V extends object, P>(props: SettingsFormProps<V, P>) {
  const { title, description, initialValues, schema, onSubmit, draft: draftName, readOnly = null } = props
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  /** What was saved last, until the form has begun anew. */
  const sent = useRef<V | null>(null)
  const { formik, labels, draft, takeStale, saved, formError, code, attempts, submit, startAgain } = useRecordForm<
    V,
    P
  >({
    initialValues,
    schema,
    onSubmit: values => withFreshFactor(factor => onSubmit(values, factor)),
    draft: readOnly === null ? draftName : undefined,
    draftFollowsRecord: true,
    onSaved: (_payload, values) => {
      sent.current = values
    },
  })
  const { dirty, values, isSubmitting } = formik
  const isStale = code === STALE
  const now = useRef({ values, isTyped: false })
  useEffect(() => {
    now.current = { values, isTyped: dirty && !saved }
  })
  // What was saved, or changed by somebody else, is what the form begins with from now on. What was typed while it was being saved is kept.
  useEffect(() => {
    if (now.current.isTyped) return
    startAgain(initialValues, sent.current === null ? {} : changesSince(sent.current, now.current.values))
    sent.current = null
  }, [initialValues, saved, startAgain])

  return (
    <SettingsCard title={title} description={readOnly ?? description}>
      <FormikProvider value={formik}>
        <FormLabels value={labels}>
          <form
            className="form-column"
            noValidate
            aria-label={title}
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void submit()
            }}
          >
            <ErrorSummary errors={formik.errors} formError={formError} attempts={attempts} labels={labels} />
            {typeof props.children === 'function' ? props.children(values) : props.children}
            {readOnly === null ? (
              <div className="settings-save">
                <Button
                  type="submit"
                  variant="primary"
                  loading={isSubmitting}
                  disabled={!dirty}
                  // A field that is left says what is wrong with it, which would move the button away from beneath the pointer.
                  onMouseDown={event => event.preventDefault()}
                >
                  {props.submitLabel ?? <FormattedMessage id="action.save" />}
                </Button>
                {isStale ? (
                  <Button onClick={() => void draft.discard().then(() => startAgain(initialValues))}>
                    <FormattedMessage id="settings.takeOver" />
                  </Button>
                ) : null}
                <DraftNote draft={draft} onDiscard={() => startAgain(initialValues)} onTakeStale={takeStale} />
              </div>
            ) : null}
          </form>
        </FormLabels>
      </FormikProvider>
      {freshFactorDialog}
    </SettingsCard>
  )
}

/** The values that are others than before. */
function changesSince<V extends object>(before: V, values: V): Partial<V> {
  const changed: Partial<V> = {}
  for (const key in values) if (!Object.is(before[key], values[key])) changed[key] = values[key]
  return changed
}
