// A settings card that is saved independently. Typed values are kept as a draft until they are saved; another user's change is applied
// while nothing is typed.
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

/** Another user has saved meanwhile. */
const STALE = 'G-3'

type SettingsFormProps<V extends object, P> = {
  title: string
  /** The card's purpose, or the effect of a change. */
  description?: ReactNode
  /** Includes the version that was shown: a stale one is rejected, whatever was read since. */
  initialValues: V
  schema: ObjectSchema<object>
  /** Sends with the second factor given: at first none, and again when the server requires one. */
  onSubmit: (values: V, factor: FreshFactor) => Promise<Outcome<P>>
  /** Name of the draft; omitted for secrets. */
  draft?: string
  submitLabel?: string
  /** Why it is read-only. */
  readOnly?: string | null
  children: ReactNode | ((values: V) => ReactNode)
}

export function SettingsForm<V extends object, P>(props: SettingsFormProps<V, P>) {
  const { title, description, initialValues, schema, onSubmit, draft: draftName, readOnly = null } = props
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  /** The values saved last, until the form is reset to them. */
  const sent = useRef<V | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { formik, labels, draft, takeDraft, draftDiscarded, saved, formError, code, attempts, submit, startAgain } =
    useRecordForm<V, P>({
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
  // Saved values, or another user's change, become the form's initial values. Values typed while saving are kept.
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
            ref={form}
            tabIndex={-1}
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
                  // Blurring a field shows its error, which would move the button away from the pointer.
                  onMouseDown={event => event.preventDefault()}
                >
                  {props.submitLabel ?? <FormattedMessage id="action.save" />}
                </Button>
                {isStale ? (
                  <Button onClick={() => void draft.finish().then(() => startAgain(initialValues))}>
                    <FormattedMessage id="settings.takeOver" />
                  </Button>
                ) : null}
                <DraftNote draft={draft} content={form} onTake={takeDraft} onDiscard={draftDiscarded} />
              </div>
            ) : null}
          </form>
        </FormLabels>
      </FormikProvider>
      {freshFactorDialog}
    </SettingsCard>
  )
}

/** The changed values. */
function changesSince<V extends object>(before: V, values: V): Partial<V> {
  const changed: Partial<V> = {}
  for (const key in values) if (!Object.is(before[key], values[key])) changed[key] = values[key]
  return changed
}
