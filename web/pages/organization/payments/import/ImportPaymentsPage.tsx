import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import type { ImportPaymentsPageQuery } from '../../../../__generated__/ImportPaymentsPageQuery.graphql.ts'
import { currencyOptions } from '../../../../i18n/currency.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { Page } from '../../../../ui/Page.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { NoPermission } from '../../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../../ui/states/Skeletons.tsx'
import type { OfKind } from '../../_lib/recordImportKind.ts'
import { PayingOffPage } from '../../_components/lazyPayingOff.ts'
import { pathOf, usePaymentKind } from '../_lib/paymentKind.ts'
import { paymentMethods } from '../_lib/paymentsState.ts'
import { useOwnAccounts } from '../_lib/useOwnAccounts.ts'
import { PasteRows } from './_components/PasteRows.tsx'
import { PaymentImportSummary } from './_components/PaymentImportSummary.tsx'
import type { Choices } from './_components/RowsTable.tsx'
import { useImportPayments } from './_lib/useImportPayments.ts'

// Lazy: pasting doesn't need the form for files.
const RecordImportPage = lazy(() =>
  import('../../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

/** Bulk payments or transfers: pasted from a spreadsheet, or from a CSV file. */
export function ImportPaymentsPage({ queries }: PageProps<{ page: ImportPaymentsPageQuery }>) {
  const { formatMessage } = useIntl()
  const [search] = useSearchParams()
  const kind = usePaymentKind()
  const importRecords = useImportPayments(kind)
  const { organization } = usePreloadedQuery<ImportPaymentsPageQuery>(
    graphql`
      query ImportPaymentsPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          controls {
            transfersActive
          }
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
            ...PasteRows_import
          }
          counterpartyBanks {
            code
            name
          }
          ...useOwnAccounts_organization
        }
      }
    `,
    queries.page,
  )
  const accounts = useOwnAccounts(organization)
  const { counterpartyBanks } = organization
  const choices = useMemo<Choices>(() => {
    const own = accounts.map(({ accountNumber, alias, bank, currency }) => ({
      value: accountNumber,
      label: `${alias}, ${bank.name}, ${currency}`,
    }))
    return {
      from_account_number: own,
      to_account_number: own,
      bank_code: counterpartyBanks.map(({ code, name }) => ({ value: code, label: name })),
      currency: currencyOptions,
      method: paymentMethods.map(value => ({ value, label: formatMessage({ id: `paymentMethod.${value}` }) })),
    }
  }, [accounts, counterpartyBanks, formatMessage])

  const path = pathOf[kind]
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: `paymentImport.title.${kind}` })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.transact' }) },
    { label: formatMessage({ id: `payments.title.${kind}` }), to: path },
    { label: title },
  ]
  if (!organization.permissions.includes('TREASURY_PAYMENTS_CREATE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  // An import in progress is still shown: its check reports rows that it may not create.
  if (!organization.controls.transfersActive && !organization.recordImport) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <PayingOffPage kind={kind} title={title} crumbs={crumbs} />
      </Suspense>
    )
  }
  const ofKind: OfKind = {
    listUrl: importId => `${path}?import=${encodeURIComponent(importId)}`,
    summary: importKey => <PaymentImportSummary importKey={importKey} />,
    warningsTick: formatMessage({ id: 'paymentImport.tick' }),
  }
  const tabs = (
    <Tabs
      label={title}
      current={byFile ? 'file' : 'paste'}
      tabs={[
        { id: 'paste', label: formatMessage({ id: 'paymentImport.paste' }), to: `${path}/import` },
        { id: 'file', label: formatMessage({ id: 'paymentImport.file' }), to: `${path}/import?by=file` },
      ]}
    />
  )
  if (byFile) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <RecordImportPage
          title={title}
          crumbs={crumbs}
          tabs={tabs}
          purpose={kind === 'PAYMENT' ? 'PAYMENTS' : 'TRANSFERS'}
          templateUrl={kind === 'PAYMENT' ? '/templates/payments.csv' : '/templates/transfers.csv'}
          hint={formatMessage({ id: `paymentImport.hint.${kind}` })}
          {...ofKind}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
    )
  }
  return (
    <Page title={title} crumbs={crumbs}>
      {tabs}
      <PasteRows
        key={kind}
        kind={kind}
        choices={choices}
        importRecords={importRecords}
        importKey={organization.recordImport ?? null}
        ofKind={ofKind}
      />
    </Page>
  )
}
