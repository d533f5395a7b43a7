import { ArrowLeft, ClipboardList, FileText, Package, ScrollText, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BrandMark } from '../BrandMark.tsx'
import { useLive } from './live.ts'
import { LanguageSwitch } from '../_components/LanguageSwitch.tsx'
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
  /** Target of the back arrow; null: the brand is shown instead. */
  back?: string | null
  /** The open tab; null: no user is signed in. */
  tab: Tab | null
  /** Called when the session was ended here; omitted when no user is signed in. */
  onSignedOut?: () => void
  children: ReactNode
}

/** The top bar, the content, and the tabs: at the bottom on phones, in the bar on wider screens. */
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
