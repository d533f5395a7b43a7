import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import type { WithholdingSlipPage_slip$key } from '../../../__generated__/WithholdingSlipPage_slip.graphql.ts'
import type { WithholdingSlipPageQuery } from '../../../__generated__/WithholdingSlipPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Fact } from '../_components/Fact.tsx'
import { RecordActivities } from '../log/_components/RecordActivities.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { CoveredInvoices } from './_components/CoveredInvoices.tsx'
import { WithholdingSlipStatusMark } from './_components/WithholdingSlipStatusMark.tsx'
import '../_components/documents.css'

const WithholdingSlipActions = lazy(() => import('./_components/WithholdingSlipActions.tsx'))

const query = graphql`
  query WithholdingSlipPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      withholdingSlip(uuid: $uuid) {
        ...WithholdingSlipPage_slip
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: WITHHOLDING_SLIP)
    }
  }
`

const tabs = ['invoices', 'activities'] as const

/** One withholding slip: its amounts by invoice, its file, and the possible actions. */
export function WithholdingSlipPage({ queries }: PageProps<{ page: WithholdingSlipPageQuery }>) {
  const { formatMessage } = useIntl()
  const seesActivities = usePermission('ACCOUNT_ACTIVITY_VIEW')
  const formats = useFormats()
  const [search] = useSearchParams()
  const { organization } = usePreloadedQuery<WithholdingSlipPageQuery>(query, queries.page)
  const readAgain = useReadAgain<WithholdingSlipPageQuery>(query)
  const slip = useFragment<WithholdingSlipPage_slip$key>(
    graphql`
      fragment WithholdingSlipPage_slip on WithholdingSlip {
        id
        uuid
        number
        version
        customerEmail
        isSentByLink
        status
        customerName
        slipDate
        period
        note
        reason
        createdAt
        allowedActions
        customer {
          uuid
        }
        createdBy {
          fullName
        }
        statusChangedBy {
          fullName
        }
        amount {
          amount
          currency
        }
        files {
          fileId
          name
          url
        }
        ...CoveredInvoices_slip
      }
    `,
    organization.withholdingSlip ?? null,
  )
  const { back } = useListReturn('/withholding-slips')
  const { showResults, resultsDialog } = useResults()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'withholdingSlips.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!slip) return null
  const byLink = formatMessage({ id: 'withholdingSlips.byLink' })
  const { uuid, amount, number, customer } = slip
  const shown = tabs.filter(known => known !== 'activities' || seesActivities)
  const tab = shown.find(known => known === search.get('tab')) ?? 'invoices'
  return (
    <Page
      title={number}
      listed={`/withholding-slips/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.collect' }) },
        { label: formatMessage({ id: 'withholdingSlips.title' }), to: '/withholding-slips' },
        { label: number },
      ]}
      actions={
        <Suspense fallback={null}>
          <WithholdingSlipActions slips={[slip]} size="md" onDone={() => readAgain({ uuid })} onPartly={showResults} />
        </Suspense>
      }
    >
      <div className="page document">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="document-top">
                <span className="document-amount num">
                  <small>{formats.currencySymbol(amount.currency)}</small> {formats.amount(amount.amount)}
                </span>
                <WithholdingSlipStatusMark status={slip.status} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="withholdingSlips.from"
                  values={{
                    customer: <b key="customer">{slip.customerName}</b>,
                    date: formats.date(slip.slipDate, { year: 'always' }),
                  }}
                />
              </p>
              {slip.note ? <p>{slip.note}</p> : null}
              {slip.status === 'PENDING' ? (
                <p className="note">
                  <FormattedMessage id="withholdingSlips.waits" />
                </p>
              ) : null}
              {slip.reason ? (
                <p className="note warn">
                  <FormattedMessage
                    id="withholdingSlips.canceledBy"
                    values={{ reason: slip.reason, name: slip.statusChangedBy?.fullName ?? '–' }}
                  />
                </p>
              ) : null}
            </div>
          </section>
          <section className="card document-tabbed">
            <Tabs
              label={formatMessage({ id: 'withholdingSlips.tabs' })}
              current={tab}
              tabs={shown.map(id => ({
                id,
                label: formatMessage({ id: `withholdingSlips.tabs.${id}` }),
                to: id === 'invoices' ? `/withholding-slips/${uuid}` : `/withholding-slips/${uuid}?tab=${id}`,
              }))}
            />
            <div className="card-b">
              {tab === 'invoices' ? <CoveredInvoices slipKey={slip} /> : null}
              {tab === 'activities' ? <RecordActivities organizationKey={organization} /> : null}
            </div>
          </section>
        </div>
        <div className="form-column">
          <section className="card">
            <dl className="card-b dl">
              <Fact label="withholdingSlips.customer">
                {customer ? (
                  <Link className="link" to={`/buyer/${customer.uuid}`}>
                    {slip.customerName}
                  </Link>
                ) : (
                  slip.customerName
                )}
              </Fact>
              <Fact label="withholdingSlips.period">{formats.month(slip.period)}</Fact>
              <Fact label="withholdingSlips.createdAt">
                {formats.dateTime(slip.createdAt)} ·{' '}
                {slip.createdBy?.fullName ?? slip.customerEmail ?? (slip.isSentByLink ? byLink : '–')}
              </Fact>
              <Fact label="withholdingSlips.file">
                {slip.files.map(({ fileId, name, url }) => (
                  <a key={fileId} className="link" href={url} download>
                    {name}
                  </a>
                ))}
              </Fact>
            </dl>
          </section>
        </div>
      </div>
      {resultsDialog}
    </Page>
  )
}
