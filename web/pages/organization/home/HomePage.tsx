import { FileUp, UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRevalidator } from 'react-router'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission, usePlace } from '../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { useInvite } from '../management/_public/useInvite.tsx'
import type { HomeQueries } from './_lib/homeQueries.ts'
import { HomeActivity } from './_components/HomeActivity.tsx'
import { HomeApprovals } from './_components/HomeApprovals.tsx'
import { HomeCard } from './_components/HomeCard.tsx'
import { HomeImports } from './_components/HomeImports.tsx'
import { HomeMaturities } from './_components/HomeMaturities.tsx'
import { HomeOwnership } from './_components/HomeOwnership.tsx'
import { HomeUnreconciled } from './_components/HomeUnreconciled.tsx'
import {
  ACTIVITY_HEIGHT,
  APPROVALS_HEIGHT,
  IMPORTS_HEIGHT,
  MATURITIES_HEIGHT,
  UNRECONCILED_HEIGHT,
} from './_components/cardHeights.ts'
import './home.css'

/** What the viewer has to do in their area: of treasury lines to reconcile by account, payments and bills to decide on, imports that need a hand, deposits that mature; and what happened last. */
export function HomePage({ queries }: PageProps<HomeQueries>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const inTreasury = usePlace().mode === 'TREASURY'
  const mayImport = usePermission('TREASURY_STATEMENTS_MANAGE') && inTreasury
  const mayApprovePayments = usePermission('TREASURY_PAYMENTS_APPROVE') && inTreasury
  const mayApproveBills = usePermission('TREASURY_BILLS_APPROVE') && inTreasury
  const mayViewDeposits = usePermission('TREASURY_DEPOSITS_VIEW') && inTreasury
  const mayInvite = usePermission('ACCOUNT_MEMBERS_INVITE')
  const { invite, inviteDialog } = useInvite()
  const { revalidate } = useRevalidator()
  const readAgain = useCallback(() => void revalidate(), [revalidate])
  return (
    <Page
      title={formatMessage({ id: 'menu.home' })}
      crumbs={[{ label: formatMessage({ id: 'menu.group.monitor' }) }, { label: formatMessage({ id: 'menu.home' }) }]}
      note={formats.longDay()}
      actions={
        <>
          {mayInvite ? (
            <Button icon={<UserPlus className="i" aria-hidden />} onClick={invite}>
              <FormattedMessage id="home.invite" />
            </Button>
          ) : null}
          {mayImport ? (
            <LinkButton
              to="/statement-transactions/create"
              variant="primary"
              icon={<FileUp className="i" aria-hidden />}
            >
              <FormattedMessage id="home.import" />
            </LinkButton>
          ) : null}
        </>
      }
    >
      <div className="page home">
        {/* The page stands without it, whatever becomes of the question. */}
        <Boundary shows={queries.ownership} fallback={null} failure={() => null}>
          <HomeOwnership query={queries.ownership} />
        </Boundary>
        {inTreasury ? (
          <HomeCard
            id="unreconciled"
            height={UNRECONCILED_HEIGHT}
            to="/reconciliation"
            query={queries.unreconciled}
            onRetry={readAgain}
          >
            <HomeUnreconciled query={queries.unreconciled} />
          </HomeCard>
        ) : null}
        <div className="home-side">
          {mayApprovePayments || mayApproveBills ? (
            <HomeCard
              id="approvals"
              height={APPROVALS_HEIGHT}
              to="/approvals"
              query={queries.approvals}
              onRetry={readAgain}
            >
              <HomeApprovals query={queries.approvals} />
            </HomeCard>
          ) : null}
          {/* Whoever may not import has nothing to mend in a file either. */}
          {mayImport ? (
            <HomeCard
              id="imports"
              height={IMPORTS_HEIGHT}
              to="/statement-transactions"
              query={queries.imports}
              onRetry={readAgain}
            >
              <HomeImports query={queries.imports} />
            </HomeCard>
          ) : null}
          {mayViewDeposits ? (
            <HomeCard
              id="maturities"
              height={MATURITIES_HEIGHT}
              to="/deposits?tab=active&sort=matures_on"
              query={queries.maturities}
              onRetry={readAgain}
            >
              <HomeMaturities query={queries.maturities} />
            </HomeCard>
          ) : null}
          <HomeCard id="activity" height={ACTIVITY_HEIGHT} to="/log" query={queries.activity} onRetry={readAgain}>
            <HomeActivity query={queries.activity} />
          </HomeCard>
        </div>
      </div>
      {inviteDialog}
    </Page>
  )
}
