import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Steps } from '../../../ui/Steps.tsx'
import { AccountProgress, AccountRail } from './account/AccountProgress.tsx'
import { LINK_INVALID, type OpenRequest } from './calls.ts'
import { DOCUMENTS } from '../../organization/customers/_public/documentsOfType.ts'
import { FormContext } from './_public/requestFields.tsx'
import { RequestFrame } from './RequestFrame.tsx'
import { readDraft, type RequestValues, writeDraft } from './_public/requestValues.ts'
import { sendRequest } from './sendRequest.ts'
import { StepFields } from './StepFields.tsx'
import { firstStep, type Step, stepsOf } from './steps.ts'
import { useDocuments } from './_lib/useDocuments.ts'
import { type Saving, useSavedDraft } from './_lib/useSavedDraft.ts'
import { type Problems as Found, problemsIn, problemsOf } from './_public/validate.ts'
import { textIn, withText } from './_public/valuePaths.ts'

type Problems = Readonly<Record<string, string>>
/** Validation errors, with the values that they are about. */
type Judgement = { problems: Problems; judged: RequestValues }
type RequestFormProps = { request: OpenRequest; onSent: (email: string) => void; onExpired: () => void }

/** The steps of the requested form: a request, or the whole account. */
export function RequestForm({ request, onSent, onExpired }: RequestFormProps) {
  const { token, form: asked, organizationName, reason } = request
  const { formatMessage } = useIntl()
  const [first] = useState(() => readDraft(request.draft, request.email))
  const [values, setValues] = useState(first.values)
  const steps = stepsOf(asked, values.type)
  const [chosen, setStep] = useState<Step>(() => first.step ?? steps[0] ?? 'documents')
  // The draft may be of another form or type, without this step.
  const step = steps.includes(chosen) ? chosen : (steps[0] ?? 'documents')
  const [{ problems, judged }, setJudgement] = useState<Judgement>({ problems: {}, judged: first.values })
  const [failure, setFailure] = useState<string | null>(null)
  const [declared, setDeclared] = useState(false)
  const [sending, setSending] = useState(false)
  const { saving, flush } = useSavedDraft(token, writeDraft({ values, step }), codes => {
    if (codes.includes(LINK_INVALID)) onExpired()
  })
  const documents = useDocuments(token, request.documents, onExpired)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    if (Object.keys(problems).length === 0) heading.current?.focus()
  }, [step, problems])
  // Focuses the first error.
  useEffect(() => {
    document.querySelector<HTMLElement>('main [aria-invalid]')?.focus()
  }, [problems])

  function update(change: Partial<RequestValues>) {
    setValues(before => ({ ...before, ...change }))
  }
  const judge = (found: Problems) => setJudgement({ problems: found, judged: values })
  // Changed values are no longer known to be invalid; another type has other fields.
  const shownProblems = useMemo(
    () =>
      values.type === judged.type
        ? Object.fromEntries(
            Object.entries(problems).filter(
              ([path]) => textIn(values, path) === textIn(judged, path) && !(path === 'declared' && declared),
            ),
          )
        : {},
    [problems, judged, values, declared],
  )
  const form = useMemo(
    () => ({
      problems: shownProblems,
      textAt: (path: string) => textIn(values, path),
      change: (path: string, text: string) => setValues(before => withText(before, path, text)),
    }),
    [shownProblems, values],
  )

  const told = (found: Found): Problems =>
    Object.fromEntries(Object.entries(found).map(([path, id]) => [path, formatMessage({ id })]))
  function goOn() {
    const wrong = told(problemsIn(asked, step, values))
    judge(wrong)
    setFailure(null)
    const next = steps[steps.indexOf(step) + 1]
    if (Object.keys(wrong).length > 0 || next === undefined) return
    setStep(next)
    void flush()
  }
  function goBack() {
    judge({})
    setFailure(null)
    setStep(steps[steps.indexOf(step) - 1] ?? step)
  }

  function missing(): Problems {
    const required = DOCUMENTS[values.type].filter(
      ({ kind, isRequired }) => isRequired && documents.stateOf(kind).state !== 'sent',
    )
    return {
      ...told(problemsOf(asked, values)),
      ...Object.fromEntries(
        required.map(({ kind }) => [`documents.${kind}`, formatMessage({ id: 'customerRequest.documents.missing' })]),
      ),
      ...(!declared && { declared: formatMessage({ id: 'customerRequest.declared.missing' }) }),
    }
  }
  async function submit() {
    const wrong = missing()
    setFailure(null)
    if (Object.keys(wrong).length > 0) return show(wrong)
    setSending(true)
    // Typed values are kept for a later link: after a rejection they need not be typed again.
    await flush()
    const outcome = await sendRequest(request, values)
    setSending(false)
    if (outcome.state === 'SENT') return onSent(values.email.trim())
    if (outcome.state === 'EXPIRED') return onExpired()
    for (const { kind } of DOCUMENTS[values.type]) if (`documents.${kind}` in outcome.problems) documents.forget(kind)
    setFailure(outcome.isUnreachable ? formatMessage({ id: 'request.unreachable' }) : outcome.message)
    show(outcome.problems)
  }
  function show(wrong: Problems) {
    judge(wrong)
    const paths = Object.keys(wrong).filter(path => path !== 'declared')
    setStep(firstStep(asked, values.type, paths) ?? 'documents')
  }

  return (
    <RequestFrame
      request={request}
      rail={asked === 'ACCOUNT' ? <AccountRail type={values.type} current={step} /> : undefined}
      footer={
        <>
          <DraftNote saving={saving} />
          <div className="request-buttons">
            {step === steps[0] ? null : (
              <button type="button" className="btn btn-xl" onClick={goBack}>
                <FormattedMessage id="action.back" />
              </button>
            )}
            {step === 'documents' ? (
              <button
                type="button"
                className="btn btn-primary btn-xl"
                disabled={sending || documents.isSending}
                data-loading={sending || undefined}
                onClick={() => void submit()}
              >
                {sending ? <span className="spinner" aria-hidden /> : null}
                <FormattedMessage
                  id={asked === 'REQUEST' ? 'customerRequest.submit' : 'customerRequest.submit.account'}
                />
              </button>
            ) : (
              <button type="button" className="btn btn-primary btn-xl" onClick={goOn}>
                <FormattedMessage id={`customerRequest.next.${step}`} />
              </button>
            )}
          </div>
        </>
      }
    >
      {asked === 'REQUEST' ? (
        <Steps
          label={formatMessage({ id: 'customerRequest.steps' })}
          steps={steps.map(each => formatMessage({ id: `customerRequest.step.${each}` }))}
          current={steps.indexOf(step)}
        />
      ) : (
        <AccountProgress type={values.type} current={step} />
      )}
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={`customerRequest.step.${step}`} />
      </h1>
      <p className="request-lead muted">
        <FormattedMessage id={`customerRequest.step.${step}.lead`} />
      </p>
      {reason ? (
        <div className="note warn">
          <TriangleAlert className="i" aria-hidden />
          <span>
            <FormattedMessage
              id="customerRequest.rejected"
              values={{ organization: organizationName, reason: <b>{reason}</b> }}
            />
          </span>
        </div>
      ) : null}
      {failure === null ? null : (
        <div className="note bad" role="alert">
          <TriangleAlert className="i" aria-hidden />
          <span>{failure}</span>
        </div>
      )}
      <FormContext value={form}>
        <StepFields
          step={step}
          token={token}
          organizationName={organizationName}
          values={values}
          update={update}
          documents={documents}
          problems={shownProblems}
          declared={declared}
          onDeclared={setDeclared}
        />
      </FormContext>
    </RequestFrame>
  )
}

/** The status of the draft. */
function DraftNote({ saving }: { saving: Saving }) {
  const formats = useFormats()
  return (
    <p className="request-draft t12 muted" role="status">
      {saving.state === 'saved' ? (
        <>
          <Check className="i i-12" aria-hidden />
          <FormattedMessage
            id="customerRequest.draft.saved"
            values={{ time: formats.time(new Date(saving.at).toISOString()) }}
          />
        </>
      ) : null}
      {saving.state === 'failed' ? <FormattedMessage id="customerRequest.draft.failed" /> : null}
    </p>
  )
}
