import { useMemo } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateExpectedPageQuery } from '../../../__generated__/CreateExpectedPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
import { ExpectedForm } from './_components/ExpectedForm.tsx'
import { type ExpectedValues, toInput } from './_lib/expectedValues.ts'
import { useCreateExpectedTransaction } from './_lib/useCreateExpectedTransaction.ts'
import { useImportExpected } from './_lib/useImportExpected.ts'

/** A new expected transaction, or many from a CSV file. */
export function CreateExpectedPage({ queries }: PageProps<{ page: CreateExpectedPageQuery }>) {
  const formats = useFormats()
  const [create] = useCreateExpectedTransaction()
  const once = useIdempotentSubmit()
  const importRecords = useImportExpected()
  const { organization } = usePreloadedQuery<CreateExpectedPageQuery>(
    graphql`
      query CreateExpectedPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          defaultCurrency
          bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
            edges {
              node {
                id
                alias
                currency
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const currency = organization.defaultCurrency
  const today = formats.today()
  const initialValues = useMemo<ExpectedValues>(
    () => ({
      date: today,
      direction: 'CREDIT',
      amount: null,
      currency,
      description: '',
      counterpartyId: null,
      bankAccountId: '',
      internalDescription: '',
      externalId: '',
      dateFrom: null,
      dateTo: null,
      amountFrom: null,
      amountTo: null,
      data: [],
    }),
    [today, currency],
  )
  const { back, toList } = useListReturn('/expected-transactions')
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('TREASURY_EXPECTED_MANAGE')}
      list={{ group: 'menu.group.reconciliation', title: 'expected.title', path: '/expected-transactions' }}
      titles={{ form: 'expected.create', file: 'expected.import' }}
      file={{
        purpose: 'EXPECTED_TRANSACTIONS',
        templateUrl: '/templates/expected-transactions.csv',
        hint: 'expected.import.hint',
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <ExpectedForm
          isNew
          {...page}
          accounts={organization.bankAccounts.edges.map(({ node }) => node)}
          initialValues={initialValues}
          onCancel={back}
          onSaved={(_, { another }) => {
            if (!another) toList()
          }}
          onSubmit={values =>
            once(values, idempotencyKey => create({ variables: { input: { ...toInput(values), idempotencyKey } } }))
          }
        />
      )}
    </CreateOrImport>
  )
}
