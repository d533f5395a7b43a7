import { Check, FileText, TriangleAlert, Upload, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { CustomerKind } from '../../organization/customers/_public/fieldsOfKind.ts'
import { type DocumentRow, DOCUMENTS } from '../../organization/customers/_public/documentsOfType.ts'
import { fieldId } from './_public/requestFields.tsx'
import { ACCEPTED, MAX_MEGABYTES } from '../sendFile.ts'
import type { Documents, DocumentState } from './_lib/useDocuments.ts'

type DocumentsStepProps = {
  type: CustomerKind
  organizationName: string
  documents: Documents
  problems: Readonly<Record<string, string>>
  declared: boolean
  onDeclared: (declared: boolean) => void
}

/** The documents of the type, each with its upload status. */
export function DocumentsStep({
  type,
  organizationName,
  documents,
  problems,
  declared,
  onDeclared,
}: DocumentsStepProps) {
  const formats = useFormats()
  const { formatMessage } = useIntl()
  const rows = DOCUMENTS[type]
  const required = rows.filter(({ isRequired }) => isRequired)
  const count = required.filter(({ kind }) => documents.stateOf(kind).state === 'sent').length
  const progress = formatMessage(
    { id: 'customerRequest.documents.count' },
    { count: formats.count(count), total: formats.count(required.length) },
  )
  return (
    <>
      <p className="t13 muted">
        <FormattedMessage id="customerRequest.documents.consent" values={{ organization: organizationName }} />
      </p>
      <div className="request-count">
        <span>{progress}</span>
        <progress aria-label={progress} max={required.length} value={count} />
      </div>
      <ul className="request-documents">
        {rows.map(row => (
          <DocumentLine
            key={row.kind}
            row={row}
            state={documents.stateOf(row.kind)}
            problem={problems[`documents.${row.kind}`]}
            onFile={file => documents.send(row.kind, file)}
            onRemove={() => documents.remove(row.kind)}
          />
        ))}
      </ul>
      <label className="request-check">
        <Checkbox
          id={fieldId('declared')}
          checked={declared}
          aria-invalid={problems['declared'] ? true : undefined}
          aria-describedby={problems['declared'] ? 'declared-error' : undefined}
          onChange={event => onDeclared(event.target.checked)}
        />
        <span>
          <FormattedMessage id="customerRequest.declared" values={{ organization: organizationName }} />
          {problems['declared'] ? (
            <span className="hint bad" id="declared-error">
              {problems['declared']}
            </span>
          ) : null}
        </span>
      </label>
    </>
  )
}

type DocumentLineProps = {
  row: DocumentRow
  state: DocumentState
  problem: string | undefined
  onFile: (file: File) => void
  onRemove: () => void
}

function DocumentLine({ row: { kind, isRequired }, state, problem, onFile, onRemove }: DocumentLineProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const descriptionId = useId()
  const name = formatMessage({ id: `customerRequest.document.${kind}` })
  const isWrong = state.state === 'refused' || (problem !== undefined && state.state === 'none')
  return (
    <li data-state={isWrong ? 'refused' : state.state}>
      <span className="request-document-icon">
        <StateIcon state={isWrong ? 'refused' : state.state} />
      </span>
      <span className="grow">
        <b>{name}</b>
        <small id={descriptionId} aria-live="polite">
          <StateText state={state} problem={problem} isRequired={isRequired} />
        </small>
        {state.state === 'sending' ? <progress aria-label={name} max={state.size} value={state.sent} /> : null}
      </span>
      <input
        ref={input}
        id={fieldId(`documents.${kind}`)}
        className="sr"
        type="file"
        accept={ACCEPTED}
        disabled={state.state === 'sending'}
        aria-label={name}
        aria-required={isRequired || undefined}
        aria-describedby={descriptionId}
        aria-invalid={isWrong || undefined}
        onChange={event => {
          const [file] = event.target.files ?? []
          // Choosing the same file again after a rejection must count as a change.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
      {state.state === 'sent' ? (
        <button
          type="button"
          className="btn btn-ghost btn-icon"
          aria-label={formatMessage({ id: 'customerRequest.documents.remove' }, { document: name })}
          onClick={onRemove}
        >
          <X className="i" aria-hidden />
        </button>
      ) : null}
      {state.state === 'none' || state.state === 'refused' ? (
        <button type="button" className="btn" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
          {state.state === 'none' ? <Upload className="i" aria-hidden /> : null}
          <FormattedMessage
            id={state.state === 'none' ? 'customerRequest.documents.choose' : 'customerRequest.documents.replace'}
          />
        </button>
      ) : null}
    </li>
  )
}

function StateIcon({ state }: { state: DocumentState['state'] }) {
  if (state === 'sent') return <Check className="i" aria-hidden />
  if (state === 'sending') return <Upload className="i" aria-hidden />
  if (state === 'refused') return <TriangleAlert className="i" aria-hidden />
  return <FileText className="i" aria-hidden />
}

type StateTextProps = { state: DocumentState; problem: string | undefined; isRequired: boolean }

function StateText({ state, problem, isRequired }: StateTextProps) {
  const formats = useFormats()
  if (state.state === 'sent') return `${state.name} · ${formats.fileSize(state.size)}`
  if (state.state === 'sending')
    return (
      <FormattedMessage
        id="customerRequest.documents.progress"
        values={{ name: state.name, sent: formats.fileSize(state.sent), size: formats.fileSize(state.size) }}
      />
    )
  if (state.state === 'refused' && state.why !== 'other')
    return (
      <FormattedMessage
        id={`customerRequest.documents.${state.why}`}
        values={{ name: state.name, most: MAX_MEGABYTES }}
      />
    )
  if (state.state === 'refused')
    return state.message === '' ? <FormattedMessage id="request.unreachable" /> : state.message
  if (problem !== undefined) return problem
  return (
    <FormattedMessage id={isRequired ? 'customerRequest.documents.required' : 'customerRequest.documents.optional'} />
  )
}
