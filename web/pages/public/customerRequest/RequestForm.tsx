import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Steps } from '../../../ui/Steps.tsx'
import { AddressStep } from './AddressStep.tsx'
import { LINK_INVALID, type OpenRequest } from './calls.ts'
import { DataStep } from './DataStep.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { DOCUMENTS } from './documentsOfType.ts'
import { FormContext } from './requestFields.tsx'
import { RequestFrame } from './RequestFrame.tsx'
import { readDraft, type RequestValues, type Step, STEPS, writeDraft } from './requestValues.ts'
import { sendRequest } from './sendRequest.ts'
import { useDocuments } from './useDocuments.ts'
import { type Saving, useSavedDraft } from './useSavedDraft.ts'
import { firstStep, problemsIn } from './validate.ts'

type Problems = Readonly<Record<string, string>>
/** What is wrong, of which values. */
type Judgement = { problems: Problems; judged: RequestValues }
type RequestFormProps = { request: OpenRequest; onSent: (email: string) => void; onExpired: () => void }

/** The three steps of a request. */
export function RequestForm({ request, onSent, onExpired }: RequestFormProps) {
  const { token, organizationName, reason } = request
  const { formatMessage } = useIntl()
  const [first] = useState(() => readDraft(request.draft, request.email))
  const [values, setValues] = useState(first.values)
  const [step, setStep] = useState<Step>(first.step)
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
  // Where something is wrong, the first of it has the focus.
  useEffect(() => {
    document.querySelector<HTMLElement>('main [aria-invalid]')?.focus()
  }, [problems])

  function update(change: Partial<RequestValues>) {
    setValues(before => ({ ...before, ...change }))
  }
  const judge = (found: Problems) => setJudgement({ problems: found, judged: values })
  // What was changed since is no longer known to be wrong.
  const shownProblems = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(problems).filter(
          ([path]) => textIn(values, path) === textIn(judged, path) && !(path === 'declared' && declared),
        ),
      ),
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

  /** What is wrong in a step. */
  function found(of: Step): Problems {
    return Object.fromEntries(Object.entries(problemsIn(of, values)).map(([path, id]) => [path, formatMessage({ id })]))
  }
  function goOn() {
    const wrong = found(step)
    judge(wrong)
    setFailure(null)
    const next = STEPS[STEPS.indexOf(step) + 1]
    if (Object.keys(wrong).length > 0 || next === undefined) return
    setStep(next)
    void flush()
  }
  function goBack() {
    judge({})
    setFailure(null)
    setStep(STEPS[STEPS.indexOf(step) - 1] ?? 'data')
  }

  function missing(): Problems {
    const required = DOCUMENTS[values.type].filter(
      ({ kind, isRequired }) => isRequired && documents.stateOf(kind).state !== 'sent',
    )
    return {
      ...found('data'),
      ...found('address'),
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
    // What was typed goes along to a later link: after a rejection nobody types it again.
    await flush()
    const outcome = await sendRequest(token, values)
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
    setStep(firstStep(paths) ?? 'documents')
  }

  return (
    <RequestFrame
      request={request}
      footer={
        <>
          <DraftNote saving={saving} />
          <div className="request-buttons">
            {step === 'data' ? null : (
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
                <FormattedMessage id="customerRequest.submit" />
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
      <Steps
        label={formatMessage({ id: 'customerRequest.steps' })}
        steps={STEPS.map(each => formatMessage({ id: `customerRequest.step.${each}` }))}
        current={STEPS.indexOf(step)}
      />
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
        {step === 'data' ? <DataStep type={values.type} onType={type => update({ type })} /> : null}
        {step === 'address' ? (
          <AddressStep
            token={token}
            billing={values.billingAddress}
            registered={values.registeredAddress}
            registeredSame={values.registeredSame}
            onSame={registeredSame => update({ registeredSame })}
            onAddress={(at, address) => update({ [at]: address })}
          />
        ) : null}
        {step === 'documents' ? (
          <DocumentsStep
            type={values.type}
            organizationName={organizationName}
            documents={documents}
            problems={shownProblems}
            declared={declared}
            onDeclared={setDeclared}
          />
        ) : null}
      </FormContext>
    </RequestFrame>
  )
}

/** How the draft stands. */
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

/** The text at a path of at most two names. */
function textIn(values: RequestValues, path: string): string {
  const [name = '', inner] = path.split('.')
  const value = Object.entries(values).find(([key]) => key === name)?.[1]
  if (inner === undefined) return typeof value === 'string' ? value : ''
  const found = typeof value === 'object' ? Object.entries(value).find(([key]) => key === inner)?.[1] : undefined
  return typeof found === 'string' ? found : ''
}

function withText(values: RequestValues, path: string, text: string): RequestValues {
  const [name = '', inner] = path.split('.')
  if (inner === undefined) return { ...values, [name]: text }
  if (name !== 'billingAddress' && name !== 'registeredAddress') return values
  return { ...values, [name]: { ...values[name], [inner]: text } }
}
