import { FileUp, Plus, UserPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRevalidator } from 'react-router'
import { useFormats } from '../../../i18n/format.ts'
import { addMessages } from '../../../i18n/intl.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePayingActive, usePermission, usePlace } from '../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { InviteCustomersDialog } from '../customers/_public/lazyInvite.ts'
import { useInvite } from '../management/_public/useInvite.tsx'
import type { HomeQueries } from './_lib/homeQueries.ts'
import { HomeSteps } from './_components/HomeSteps.tsx'
import { ActivityCard, HomeCards } from './_components/HomeCards.tsx'
import { HomeOwnership } from './_components/HomeOwnership.tsx'
import { HomeBodySkeleton } from './HomeSkeleton.tsx'
import './homeLayout.css'
import './home.css'

// Loaded for users of invoicing.
const InvoicingHome = lazy(async () => {
  const [module] = await Promise.all([
    import('./_components/invoicing/InvoicingHome.tsx'),
    addMessages(['home.invoicing']),
  ])
  return { default: module.InvoicingHome }
})

/** The home page of the viewer's area; for an empty organization, the first steps. */
export function HomePage({ queries }: PageProps<HomeQueries>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const inTreasury = usePlace().mode === 'TREASURY'
  const mayImport = usePermission('TREASURY_STATEMENTS_MANAGE') && inTreasury
  const mayCreatePayments = usePermission('TREASURY_PAYMENTS_CREATE')
  const mayPay = usePayingActive() && mayCreatePayments && inTreasury
  const mayCreateInvoices = usePermission('INVOICING_INVOICES_MANAGE')
  const mayInvoice = mayCreateInvoices && !inTreasury
  const mayInvite = usePermission('ACCOUNT_MEMBERS_INVITE')
  const mayManageCustomers = usePermission('INVOICING_CUSTOMERS_MANAGE')
  const mayInviteCustomers = mayManageCustomers && !inTreasury
  const [isInvitingCustomers, setInvitingCustomers] = useState(false)
  const { revalidate } = useRevalidator()
  const readAgain = useCallback(() => void revalidate(), [revalidate])
  const { invite, inviteDialog } = useInvite(readAgain)
  const cards = { queries, onRetry: readAgain }
  return (
    <Page
      title={formatMessage({ id: 'menu.home' })}
      crumbs={[{ label: formatMessage({ id: 'menu.group.monitor' }) }, { label: formatMessage({ id: 'menu.home' }) }]}
      note={formats.longDay()}
      actions={
        <>
          {mayInviteCustomers ? (
            <Button icon={<UserPlus className="i" aria-hidden />} onClick={() => setInvitingCustomers(true)}>
              <FormattedMessage id="home.inviteCustomer" />
            </Button>
          ) : null}
          {mayInvite ? (
            <Button icon={<UserPlus className="i" aria-hidden />} onClick={invite}>
              <FormattedMessage id="home.invite" />
            </Button>
          ) : null}
          {mayImport ? (
            <LinkButton
              to="/statement-transactions/create"
              variant={mayPay ? 'default' : 'primary'}
              icon={<FileUp className="i" aria-hidden />}
            >
              <FormattedMessage id="home.import" />
            </LinkButton>
          ) : null}
          {mayPay ? (
            <LinkButton to="/payments/create" variant="primary" icon={<Plus className="i" aria-hidden />}>
              <FormattedMessage id="home.pay" />
            </LinkButton>
          ) : null}
          {mayInvoice ? (
            <LinkButton to="/invoices/create" variant="primary" icon={<Plus className="i" aria-hidden />}>
              <FormattedMessage id="home.invoice" />
            </LinkButton>
          ) : null}
        </>
      }
    >
      <div className="page home-page">
        {/* The page doesn't depend on it, even if the query fails. */}
        <Boundary shows={queries.ownership} fallback={null} failure={() => null}>
          <HomeOwnership query={queries.ownership} />
        </Boundary>
        {inTreasury ? (
          <Boundary shows={queries.steps} fallback={<HomeBodySkeleton />} failure={() => <HomeCards {...cards} />}>
            <HomeSteps query={queries.steps} onInvite={invite} {...cards} />
          </Boundary>
        ) : (
          <>
            <Suspense fallback={<HomeBodySkeleton />}>
              <InvoicingHome />
            </Suspense>
            <ActivityCard query={queries.activity} onRetry={readAgain} />
          </>
        )}
      </div>
      {inviteDialog}
      {isInvitingCustomers ? (
        <Suspense fallback={null}>
          <InviteCustomersDialog onClose={() => setInvitingCustomers(false)} onInvited={readAgain} />
        </Suspense>
      ) : null}
    </Page>
  )
}
