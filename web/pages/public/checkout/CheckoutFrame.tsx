import { Ban, Check, Clock, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { BrandMark } from '../BrandMark.tsx'
import { LanguageSwitch } from '../_components/LanguageSwitch.tsx'

type CheckoutFrameProps = {
  /** The seller; omitted where the link is not valid. */
  organizationName?: string
  /** The shown data may be outdated. */
  isBehind?: boolean
  /** At the bottom, within reach of a thumb. */
  footer?: ReactNode
  children: ReactNode
}

/** The seller above, the content below. */
export function CheckoutFrame({ organizationName = 'Arus', isBehind = false, footer, children }: CheckoutFrameProps) {
  return (
    <div className="checkout">
      <header className="checkout-head">
        <BrandMark size={36} />
        <div className="checkout-seller">
          <b>{organizationName}</b>
          <small>
            <FormattedMessage id="checkout.title" />
          </small>
        </div>
        <LanguageSwitch />
      </header>
      <main className="checkout-main">
        {isBehind ? (
          <p className="checkout-note" role="status">
            <FormattedMessage id="checkout.behind" />
          </p>
        ) : null}
        {children}
      </main>
      {footer ? <footer className="checkout-foot">{footer}</footer> : null}
    </div>
  )
}

const ICONS = { paid: Check, failed: X, waiting: Clock, ended: Ban } as const

type CheckoutStateProps = { look: keyof typeof ICONS; title: ReactNode; children: ReactNode }

/** The result, also announced to screen readers. */
export function CheckoutState({ look, title, children }: CheckoutStateProps) {
  const Icon = ICONS[look]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="checkout-state" data-look={look} role="status">
      <span className="checkout-icon">
        <Icon aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="muted">{children}</p>
    </div>
  )
}
