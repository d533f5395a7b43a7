import { Bookmark, FileText, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { BrandMark } from '../BrandMark.tsx'
import { LanguageSwitch } from '../_components/LanguageSwitch.tsx'

type RequestFrameProps = {
  /** Null: the link is not valid. */
  request: { readonly organizationName: string; readonly expiresAt: string } | null
  /** The steps, where the whole account is requested. */
  rail?: ReactNode
  /** At the bottom, within reach of a thumb. */
  footer?: ReactNode
  children: ReactNode
}

/** The inviting organization next to the form; on a phone, a bar above it. */
export function RequestFrame({ request, rail, footer, children }: RequestFrameProps) {
  const formats = useFormats()
  return (
    <div className="request">
      <aside className="request-side">
        <div className="request-brand">
          <BrandMark size={28} />
          <b>{request ? request.organizationName : 'Arus'}</b>
        </div>
        <div className="request-language">
          <LanguageSwitch />
        </div>
        {request ? (
          <div className="request-about">
            <p className="request-title">
              {rail ? (
                <FormattedMessage id="customerRequest.account" />
              ) : (
                <FormattedMessage id="customerRequest.invites" values={{ organization: request.organizationName }} />
              )}
            </p>
            <p className="muted">
              <FormattedMessage id={rail ? 'customerRequest.account.lead' : 'customerRequest.lead'} />
            </p>
            {rail ?? <Facts organizationName={request.organizationName} />}

            <p className="request-until t12 muted">
              <FormattedMessage id="customerRequest.until" values={{ time: formats.dateTime(request.expiresAt) }} />
            </p>
          </div>
        ) : null}
      </aside>
      <div className="request-main">
        <main className="request-content">{children}</main>
        {footer ? <footer className="request-footer">{footer}</footer> : null}
      </div>
    </div>
  )
}

/** What the customer should know before starting. */
function Facts({ organizationName }: { organizationName: string }) {
  return (
    <ul>
      <li>
        <FileText className="i" aria-hidden />
        <FormattedMessage id="customerRequest.fact.documents" />
      </li>
      <li>
        <Bookmark className="i" aria-hidden />
        <FormattedMessage id="customerRequest.fact.draft" />
      </li>
      <li>
        <LockKeyhole className="i" aria-hidden />
        <FormattedMessage id="customerRequest.fact.private" values={{ organization: organizationName }} />
      </li>
    </ul>
  )
}
