import { lazy, Suspense, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addMessages } from '../../../i18n/intl.ts'
import { useDocumentTitle } from '../../../ui/useDocumentTitle.ts'
import { type Portal, readPortal } from './calls.ts'
import { DataPage } from './DataPage.tsx'
import { InvoicesPage } from './InvoicesPage.tsx'
import { takeLink } from './link.ts'
import { followChanges, useLive } from './live.ts'
import { OrdersPage, PurchaseOrdersPage } from './OrderLists.tsx'
import { go, usePlace } from './place.ts'
import { PortalFrame } from './PortalFrame.tsx'
import { InvoicePage, OrderPage, PurchaseOrderPage } from './RecordPages.tsx'
import { SignIn } from './SignIn.tsx'

const ProofPage = lazy(() => import('./ProofPage.tsx').then(module => ({ default: module.ProofPage })))

const SlipPage = lazy(() => import('./SlipPage.tsx').then(module => ({ default: module.SlipPage })))
/** Loaded with the messages of the customer request form, whose fields it uses. */
const ChangePage = lazy(async () => {
  const [{ ChangePage: Page }] = await Promise.all([import('./ChangePage.tsx'), addMessages(['customerRequest'])])
  return { default: Page }
})
const StatementPage = lazy(() => import('./StatementPage.tsx').then(module => ({ default: module.StatementPage })))

/** The state when the page was opened; `message`: the server could not be reached. */
export type FirstAnswer = { portal: Portal | null } | { message: string }

/** `/customer` and below: the customer portal, or its sign-in. */
export function CustomerPortal({ first }: { first: FirstAnswer }) {
  const { formatMessage } = useIntl()
  useDocumentTitle(formatMessage({ id: 'portal.title' }))
  const [answer, setAnswer] = useState(first)
  // An opened link is used even if a user is signed in.
  const [token, setToken] = useState(takeLink)

  async function refresh() {
    try {
      setAnswer({ portal: await readPortal() })
    } catch (error) {
      setAnswer({ message: error instanceof Error ? error.message : '' })
    }
    setToken('')
  }
  if ('message' in answer)
    return (
      <PortalFrame title={formatMessage({ id: 'portal.title' })} subtitle="Arus" tab={null}>
        <div className="portal-failed" role="alert">
          <p>{answer.message || <FormattedMessage id="request.unreachable" />}</p>
          <button type="button" className="btn" onClick={() => void refresh()}>
            <FormattedMessage id="action.retry" />
          </button>
        </div>
      </PortalFrame>
    )
  if (answer.portal === null || token !== '')
    return <SignIn key={token} token={token} onSignedIn={() => void refresh()} />
  const leave = () => {
    setAnswer({ portal: null })
    go('/customer')
  }
  return <SignedIn first={answer.portal} onSignedOut={leave} />
}

/** The portal's initial data, refetched when something on the page has changed. */
function usePortal(first: Portal, onSignedOut: () => void): Portal {
  const [portal, setPortal] = useState(first)
  const { turn } = useLive()
  const [firstTurn] = useState(turn)
  useEffect(followChanges, [])
  useEffect(() => {
    if (turn === firstTurn) return
    let isOver = false
    readPortal().then(
      next => {
        if (isOver) return
        if (next) setPortal(next)
        else onSignedOut()
      },
      // The shown data stays while the server doesn't answer.
      () => {},
    )
    return () => {
      isOver = true
    }
    // Who is signed out is led away once, whichever function does it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [turn, firstTurn])
  return portal
}

function SignedIn({ first, onSignedOut }: { first: Portal; onSignedOut: () => void }) {
  const place = usePlace()
  const portal = usePortal(first, onSignedOut)
  const { organizationName, customer } = portal
  const record = { organizationName, onSignedOut }
  const talked = { ...record, customerName: customer.name }
  switch (place.name) {
    case 'invoice':
      return <InvoicePage key={place.uuid} uuid={place.uuid} {...talked} />
    case 'proof':
      return (
        <Suspense fallback={null}>
          <ProofPage key={place.uuid} uuid={place.uuid} {...record} />
        </Suspense>
      )
    case 'slip':
      return (
        <Suspense fallback={null}>
          <SlipPage key={place.uuid} uuid={place.uuid} {...record} />
        </Suspense>
      )
    case 'change':
      return (
        <Suspense fallback={null}>
          <ChangePage {...record} />
        </Suspense>
      )
    case 'order':
      return <OrderPage key={place.uuid} uuid={place.uuid} {...talked} />
    case 'purchaseOrder':
      return <PurchaseOrderPage key={place.uuid} uuid={place.uuid} {...record} />
    case 'unknown':
      return (
        <PortalFrame title={customer.name} subtitle={organizationName} back="/customer" tab="invoices">
          <p className="portal-empty" role="alert">
            <FormattedMessage id="portal.missing" />
          </p>
        </PortalFrame>
      )
    default:
      return (
        <PortalFrame
          title={customer.name}
          subtitle={organizationName}
          tab={place.name}
          // The page of the customer's data has its own button.
          {...(place.name === 'data' ? {} : { onSignedOut })}
        >
          {place.name === 'invoices' ? (
            <InvoicesPage portal={portal} onSignedOut={onSignedOut} />
          ) : place.name === 'orders' ? (
            <OrdersPage onSignedOut={onSignedOut} />
          ) : place.name === 'purchaseOrders' ? (
            <PurchaseOrdersPage onSignedOut={onSignedOut} />
          ) : place.name === 'statement' ? (
            <Suspense fallback={null}>
              <StatementPage onSignedOut={onSignedOut} />
            </Suspense>
          ) : (
            <DataPage portal={portal} onSignedOut={onSignedOut} />
          )}
        </PortalFrame>
      )
  }
}
