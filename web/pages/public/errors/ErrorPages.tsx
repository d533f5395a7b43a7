import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { BrandMark } from '../BrandMark.tsx'
import type { MessageId } from '../../../i18n/messages.ts'
import './errors.css'

/** An unknown address, outside of any frame. */
export function NotFoundPage() {
  return <ErrorPage code="404" title="errors.notFound.title" text="errors.notFound.text" />
}

/** An administrator has removed the user from their current organization. */
export function NoAccessPage() {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'errors.noAccess.title' }))
  return (
    <main id="main" className="error-page">
      <BrandMark size={32} />
      <h1>
        <FormattedMessage id="errors.noAccess.title" />
      </h1>
      <p className="muted">
        <FormattedMessage id="errors.noAccess.text" />
      </p>
      <Link className="btn btn-primary btn-lg" to="/u">
        <FormattedMessage id="errors.noAccess.other" />
      </Link>
      <Link className="btn btn-lg" to="/logout">
        <FormattedMessage id="errors.noAccess.signOut" />
      </Link>
    </main>
  )
}

function ErrorPage({ code, title, text }: { code: string; title: MessageId; text: MessageId }) {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: title }))
  return (
    <main id="main" className="error-page">
      <BrandMark size={32} />
      <p className="error-code">{code}</p>
      <h1>
        <FormattedMessage id={title} />
      </h1>
      <p className="muted">
        <FormattedMessage id={text} />
      </p>
      <Link className="btn btn-primary btn-lg" to="/home">
        <FormattedMessage id="errors.home" />
      </Link>
    </main>
  )
}
