import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import type { CheckedLink } from './calls.ts'
import { forgetLink } from './link.ts'
import { RequestForm } from './RequestForm.tsx'
import { RequestFrame } from './RequestFrame.tsx'

type Shown = CheckedLink | { state: 'SENT'; organizationName: string; email: string }

/** `/customer-request`: the form of an open link, or what happened to the link. */
export function CustomerRequest({ checked }: { checked: CheckedLink }) {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'customerRequest.title' }))
  const [shown, setShown] = useState<Shown>(checked)

  function end(next: Shown) {
    forgetLink()
    setShown(next)
  }
  if (shown.state === 'OPEN') {
    const { organizationName } = shown.request
    return (
      <RequestForm
        request={shown.request}
        onSent={email => end({ state: 'SENT', organizationName, email })}
        onExpired={() => end({ state: 'EXPIRED' })}
      />
    )
  }
  return (
    <RequestFrame request={null}>
      <div className="request-state" role="status">
        {shown.state === 'SENT' ? (
          <>
            <h1>
              <FormattedMessage id="customerRequest.sent.title" />
            </h1>
            <p className="muted">
              <FormattedMessage
                id="customerRequest.sent.text"
                values={{ organization: shown.organizationName, email: <b>{shown.email}</b> }}
              />
            </p>
          </>
        ) : (
          <Unusable checked={shown} />
        )}
      </div>
    </RequestFrame>
  )
}

function Unusable({ checked }: { checked: Exclude<CheckedLink, { state: 'OPEN' }> }) {
  if (checked.state === 'UNREACHABLE')
    return (
      <>
        <h1>
          <FormattedMessage id="customerRequest.unreachable.title" />
        </h1>
        <p className="muted">{checked.message || <FormattedMessage id="request.unreachable" />}</p>
        <button type="button" className="btn btn-primary btn-xl" onClick={() => location.reload()}>
          <FormattedMessage id="action.retry" />
        </button>
      </>
    )
  return (
    <>
      <h1>
        <FormattedMessage id={`customerRequest.${checked.state}.title`} />
      </h1>
      <p className="muted">
        <FormattedMessage id={`customerRequest.${checked.state}.text`} />
      </p>
    </>
  )
}
