import { CircleCheck, Clock, PencilLine, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { Answer } from './Answer.tsx'
import { type ChangeRequest, readProfile, withdrawChange } from './changeCalls.ts'
import { PortalLink } from './PortalLink.tsx'
import { useAnswer } from './_lib/useAnswer.ts'
import { useSend } from '../claims/_lib/useSend.ts'

type ChangeStateProps = { organizationName: string; onSignedOut: () => void }

/** The status of the customer's change request, or a link to request a change. */
export function ChangeState({ organizationName, onSignedOut }: ChangeStateProps) {
  const [answered, again] = useAnswer('profile', readProfile, onSignedOut)
  return (
    <Answer answered={answered} onRetry={again}>
      {({ request }) => (
        <>
          {request ? (
            <Asked request={request} organizationName={organizationName} onSignedOut={onSignedOut} onDone={again} />
          ) : null}
          {request?.status === 'PENDING' ? null : (
            <PortalLink className="btn btn-xl btn-block" href="/customer/data/change">
              <PencilLine className="i" aria-hidden />
              <FormattedMessage id="portal.change.open" />
            </PortalLink>
          )}
        </>
      )}
    </Answer>
  )
}

const ICONS = { PENDING: Clock, APPROVED: CircleCheck, REJECTED: TriangleAlert } as const
const TITLES = {
  PENDING: 'portal.change.pending',
  APPROVED: 'portal.change.approved',
  REJECTED: 'portal.change.rejected',
} as const

type AskedProps = ChangeStateProps & { request: ChangeRequest; onDone: () => void }

function Asked({ request, organizationName, onSignedOut, onDone }: AskedProps) {
  const formats = useFormats()
  const { isBusy, refusal, send } = useSend(onSignedOut)
  const { status, email, note, reason, createdAt, decidedAt } = request
  if (status === 'CANCELED') return null
  const isPending = status === 'PENDING'
  const Icon = ICONS[status]
  return (
    <section className="portal-section portal-change" data-status={status}>
      <h2>
        <Icon className="i" aria-hidden />
        <FormattedMessage id={TITLES[status]} />
      </h2>
      <p className="muted">
        {isPending ? (
          <FormattedMessage
            id="portal.change.pending.text"
            values={{ organization: organizationName, email, time: formats.dateTime(createdAt) }}
          />
        ) : status === 'APPROVED' ? (
          <FormattedMessage
            id="portal.change.approved.text"
            values={{ organization: organizationName, time: formats.dateTime(decidedAt ?? createdAt) }}
          />
        ) : (
          <FormattedMessage
            id="portal.change.rejected.text"
            values={{ organization: organizationName, reason: <b>{reason}</b> }}
          />
        )}
      </p>
      <Differences request={request} />
      {note ? (
        <p className="muted">
          <FormattedMessage id="portal.change.noted" values={{ note }} />
        </p>
      ) : null}
      {refusal === '' ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {isPending ? (
        <button
          type="button"
          className="btn btn-xl btn-block"
          disabled={isBusy}
          onClick={() =>
            void send(async () => {
              const refused = await withdrawChange()
              // An error means that it was decided meanwhile: shows the new state.
              if (refused !== null) onDone()
              return refused
            })
          }
        >
          <FormattedMessage id="portal.change.withdraw" />
        </button>
      ) : null}
    </section>
  )
}

const NAMED = [
  'legalName',
  'alias',
  'email',
  'phone',
  'picName',
  'picPosition',
  'picEmail',
  'picPhone',
  'financeName',
  'financeEmail',
  'invoiceEmails',
  'taxStatus',
  'taxNumber',
  'branchNumber',
  'businessNumber',
  'billingAddress',
  'registeredAddress',
] as const
const TAX_STATUSES = ['NON_PKP', 'PKP', 'GOVERNMENT', 'OTHER_COLLECTOR'] as const

/** Each field before and after. */
function Differences({ request: { changes, documentKinds } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl()
  const shown = (field: string, value: string | null | undefined) => {
    const status = field === 'taxStatus' ? TAX_STATUSES.find(one => one === value) : undefined
    return status ? formatMessage({ id: `customerRequest.taxStatus.${status}` }) : value
  }
  return (
    <dl className="portal-changes">
      {changes.map(({ field, before, after }) => {
        const name = NAMED.find(one => one === field)
        return (
          <div key={field}>
            <dt>{name ? <FormattedMessage id={`portal.field.${name}`} /> : field}</dt>
            {before ? (
              <dd>
                <del>{shown(field, before)}</del>
              </dd>
            ) : null}
            <dd>{after ? <ins>{shown(field, after)}</ins> : <FormattedMessage id="portal.change.emptied" />}</dd>
          </div>
        )
      })}
      {documentKinds.map(kind => (
        <div key={kind}>
          <dt>
            <FormattedMessage id="portal.change.document" />
          </dt>
          <dd>
            <FormattedMessage id={`customerRequest.document.${kind}`} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
