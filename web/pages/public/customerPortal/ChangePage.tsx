// A customer's request to change their own data. Staff approve it before anything changes.
import '../customerRequest/_public/customerRequest.css'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { type DocumentKind, DOCUMENTS } from '../../organization/customers/_public/documentsOfType.ts'
import { FormContext } from '../customerRequest/_public/requestFields.tsx'
import type { RequestValues } from '../customerRequest/_public/requestValues.ts'
import { textIn, withText } from '../customerRequest/_public/valuePaths.ts'
import { Answer } from './Answer.tsx'
import { type Profile, readProfile, sendChange } from './changeCalls.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { problemsIn, toChange, valuesOf } from './changeValues.ts'
import { go } from './place.ts'
import { PortalFrame } from './PortalFrame.tsx'
import { type Uploaded, UploadField } from './UploadField.tsx'
import { useAnswer } from './_lib/useAnswer.ts'
import { useSend } from '../claims/_lib/useSend.ts'

type ChangePageProps = { organizationName: string; onSignedOut: () => void }
type Sent = Readonly<Partial<Record<DocumentKind, Uploaded>>>
type Problems = Readonly<Record<string, string>>

const MAX_WORDS = 500

export function ChangePage({ organizationName, onSignedOut }: ChangePageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer('change', readProfile, onSignedOut)
  return (
    <PortalFrame
      title={formatMessage({ id: 'portal.change' })}
      subtitle={organizationName}
      back="/customer/data"
      tab="data"
    >
      <h1 className="sr">
        <FormattedMessage id="portal.change" />
      </h1>
      <Answer answered={answered} onRetry={again}>
        {profile =>
          profile.request?.status === 'PENDING' ? (
            <p className="portal-empty" role="status">
              <FormattedMessage id="portal.change.waits" />
            </p>
          ) : (
            <ChangeForm profile={profile} organizationName={organizationName} onSignedOut={onSignedOut} />
          )
        }
      </Answer>
    </PortalFrame>
  )
}

function ChangeForm({ profile, organizationName, onSignedOut }: ChangePageProps & { profile: Profile }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [values, setValues] = useState(() => valuesOf(profile))
  // The change applies to the version that was shown: the data may change while the form is being filled in.
  const [version] = useState(profile.version)
  const [files, setFiles] = useState<Sent>({})
  const [uploads, setUploads] = useState(0)
  const [note, setNote] = useState('')
  const [isConsented, setConsented] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, refusal, forget, send } = useSend(onSignedOut)
  const documents = DOCUMENTS[values.type].flatMap(({ kind }) => {
    const file = files[kind]
    return file ? [{ kind, fileUuid: file.uuid }] : []
  })
  const form = useMemo(
    () => ({
      problems,
      textAt: (path: string) => textIn(values, path),
      change: (path: string, text: string) => {
        setValues(before => withText(before, path, text))
        setProblems(({ [path]: _gone, ...rest }) => rest)
      },
    }),
    [problems, values],
  )
  // Focuses the first error.
  useEffect(() => {
    document.querySelector<HTMLElement>('main [aria-invalid]')?.focus()
  }, [problems])

  function update(change: Partial<RequestValues>) {
    setValues(before => ({ ...before, ...change }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong: Record<string, string> = Object.fromEntries(
      Object.entries(problemsIn(values)).map(([path, message]) => [path, formatMessage({ id: message })]),
    )
    if (documents.length > 0 && !isConsented)
      wrong['consented'] = formatMessage({ id: 'portal.change.consent.required' })
    setProblems(wrong)
    forget()
    if (isBusy || uploads > 0 || Object.keys(wrong).length > 0) return
    void send(async () => {
      const refused = await sendChange({
        ...toChange(values),
        version,
        note: note.trim() || null,
        documents,
        consented: isConsented,
      })
      if (refused === null) return null
      if (refused.length === 0) go('/customer/data')
      const placed = refused.filter(({ field }) => field && field.length > 0)
      setProblems(Object.fromEntries(placed.map(({ field, message }) => [(field ?? []).join('.'), message])))
      return refused
    })
  }

  return (
    <form className="portal-form" noValidate onSubmit={submit}>
      <p className="muted">
        <FormattedMessage id="portal.change.text" values={{ organization: organizationName }} />
      </p>
      <FormContext value={form}>
        <ChangeFields values={values} update={update} />
      </FormContext>
      <section className="portal-section portal-form">
        <h2>
          <FormattedMessage id="portal.change.documents" />
        </h2>
        <p className="muted">
          <FormattedMessage id="portal.change.documents.text" />
        </p>
        {DOCUMENTS[values.type].map(({ kind }) => (
          <UploadField
            key={kind}
            id={`${id}-${kind}`}
            purpose="CUSTOMER_DOCUMENT"
            label={formatMessage({ id: `customerRequest.document.${kind}` })}
            file={files[kind] ?? null}
            onSending={isSending => setUploads(count => count + (isSending ? 1 : -1))}
            onFile={file => setFiles(({ [kind]: _gone, ...rest }) => (file ? { ...rest, [kind]: file } : rest))}
            error=""
          />
        ))}
        {documents.length === 0 ? null : (
          <label className="request-check">
            <Checkbox
              checked={isConsented}
              aria-invalid={problems['consented'] ? true : undefined}
              aria-describedby={problems['consented'] ? `${id}-consent` : undefined}
              onChange={({ target }) => setConsented(target.checked)}
            />
            <span>
              <FormattedMessage id="portal.change.consent" values={{ organization: organizationName }} />
              {problems['consented'] ? (
                <span className="hint bad" id={`${id}-consent`}>
                  {problems['consented']}
                </span>
              ) : null}
            </span>
          </label>
        )}
      </section>
      <Field label={formatMessage({ id: 'portal.change.note' })} optional>
        {control => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={MAX_WORDS}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {refusal === '' ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button className="btn btn-primary btn-xl btn-block" disabled={isBusy || uploads > 0}>
        <FormattedMessage id="portal.change.send" />
      </button>
    </form>
  )
}
