import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { SettlementPage_settlement$key } from '../../../__generated__/SettlementPage_settlement.graphql.ts'
import type { SettlementPageQuery } from '../../../__generated__/SettlementPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { SettlementFigures } from './_components/SettlementFigures.tsx'
import { SettlementInBank } from './_components/SettlementInBank.tsx'
import { SettlementPayments } from './_components/SettlementPayments.tsx'
import { SettlementStatusMark } from './_components/SettlementStatusMark.tsx'
import './_components/settlements.css'

const SettlementChanges = lazy(() => import('./_components/SettlementChanges.tsx'))

const query = graphql`
  query SettlementPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      settlement(uuid: $uuid) {
        ...SettlementPage_settlement
      }
    }
  }
`

/** One settlement: whether it adds up, its payments with their invoices, and its bank line. */
export function SettlementPage({ queries }: PageProps<{ page: SettlementPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const maySeeProviders = usePermission('TREASURY_PROVIDERS_VIEW')
  const { organization } = usePreloadedQuery<SettlementPageQuery>(query, queries.page)
  const readAgain = useReadAgain<SettlementPageQuery>(query)
  const settlement = useFragment<SettlementPage_settlement$key>(
    graphql`
      fragment SettlementPage_settlement on Settlement {
        uuid
        providerAlias
        reference
        payoutOn
        account
        status
        addsUp
        net {
          amount
          currency
        }
        ...SettlementFigures_settlement
        ...SettlementInBank_settlement
        ...SettlementPayments_settlement
      }
    `,
    organization.settlement ?? null,
  )
  const { back } = useListReturn('/settlement')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'settlements.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!settlement) return null
  const { uuid, providerAlias, payoutOn, account, reference, net } = settlement
  const title = formatMessage(
    { id: 'settlements.one' },
    { provider: providerAlias, date: formats.date(payoutOn, { year: 'always' }) },
  )
  return (
    <Page
      title={title}
      listed={`/settlement/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'settlements.title' }), to: '/settlement' },
        { label: title },
      ]}
      actions={
        maySeeProviders ? (
          <LinkButton to={`/payment-records/${uuid}`}>
            <FormattedMessage id="settlements.record" />
          </LinkButton>
        ) : null
      }
    >
      <div className="page settlement">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="settlement-top">
                <span className="settlement-amount">{formats.money(net)}</span>
                <SettlementStatusMark settlement={settlement} />
              </div>
              <p className="muted">
                <FormattedMessage id="settlements.paidTo" values={{ account, reference }} />
              </p>
            </div>
          </section>
          <SettlementFigures settlementKey={settlement} />
          <SettlementPayments settlementKey={settlement} />
        </div>
        <SettlementInBank settlementKey={settlement} />
      </div>
      <DeferredMount>
        <SettlementChanges onChange={() => readAgain({ uuid })} />
      </DeferredMount>
    </Page>
  )
}
