import { ArrowLeft, ClipboardList, FileText, Package, ScrollText, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BrandMark } from '../BrandMark.tsx'
import { useLive } from './live.ts'
import { LanguageSwitch } from '../signIn/LanguageSwitch.tsx'
import { PortalLink } from './PortalLink.tsx'
import { SignOutButton } from './SignOutButton.tsx'

type Tab = 'invoices' | 'orders' | 'purchaseOrders' | 'statement' | 'data'

const TABS = [
  { name: 'invoices', href: '/customer', Icon: FileText },
  { name: 'orders', href: '/customer/orders', Icon: Package },
  { name: 'purchaseOrders', href: '/customer/purchase-orders', Icon: ClipboardList },
  { name: 'statement', href: '/customer/statement', Icon: ScrollText },
  { name: 'data', href: '/customer/data', Icon: UserRound },
] as const

type PortalFrameProps = {
  title: string
  subtitle: string
  /** Where the arrow leads to; null: the brand stands in its place. */
  back?: string | null
  /** The tab that is open; null: nobody is signed in. */
  tab: Tab | null
  /** The session was ended here; left out: nobody is signed in. */
  onSignedOut?: () => void
  children: ReactNode
}

/** The bar above, what is shown, and the tabs: at the lower edge of a phone, in the bar of anything wider. */
export function PortalFrame({ title, subtitle, back = null, tab, onSignedOut, children }: PortalFrameProps) {
  const { formatMessage } = useIntl()
  const { isLost } = useLive()
  return (
    <div className={`portal${tab === null ? '' : ' has-tabs'}`}>
      <header className="portal-bar">
        {back === null ? (
          <span className="portal-mark">
            <BrandMark size={36} />
          </span>
        ) : (
          <PortalLink className="portal-back" href={back} aria-label={formatMessage({ id: 'portal.back' })}>
            <ArrowLeft className="i" aria-hidden />
          </PortalLink>
        )}
        <div className="portal-who">
          <b>{title}</b>
          <small>{subtitle}</small>
        </div>
        <LanguageSwitch />
        {onSignedOut ? <SignOutButton onSignedOut={onSignedOut} /> : null}
      </header>
      {tab === null ? null : (
        <nav className="portal-tabs" aria-label={formatMessage({ id: 'portal.tabs' })}>
          {TABS.map(({ name, href, Icon }) => (
            <PortalLink key={name} href={href} aria-current={name === tab ? 'page' : undefined}>
              <Icon className="i" aria-hidden />
              <span>
                <FormattedMessage id={`portal.tab.${name}`} />
              </span>
            </PortalLink>
          ))}
        </nav>
      )}
      <main className="portal-main">
        {isLost && tab !== null ? (
          <p className="note warn portal-lost" role="status">
            <FormattedMessage id="portal.lost" />
          </p>
        ) : null}
        {children}
      </main>
    </div>
  )
}
