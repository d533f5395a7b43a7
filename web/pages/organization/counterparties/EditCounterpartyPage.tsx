import { lazy, Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { EditCounterpartyPage_counterparty$key } from '../../../__generated__/EditCounterpartyPage_counterparty.graphql.ts'
import type { EditCounterpartyPageQuery } from '../../../__generated__/EditCounterpartyPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useFreshFactor } from '../../../ui/freshFactor/useFreshFactor.tsx'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { useResults } from '../results/_lib/useResults.tsx'
import { CounterpartyForm } from './_components/CounterpartyForm.tsx'
import { type CounterpartyValues, customerTypes, residences, toInput } from './_lib/counterpartyValues.ts'
import { useUpdateCounterparty } from './_lib/useUpdateCounterparty.ts'

const DeleteCounterparties = lazy(() => import('./_components/DeleteCounterparties.tsx'))

/** Edits a counterparty. */
export function EditCounterpartyPage({ queries }: PageProps<{ page: EditCounterpartyPageQuery }>) {
  const { formatMessage } = useIntl()
  const [update] = useUpdateCounterparty()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const { organization } = usePreloadedQuery<EditCounterpartyPageQuery>(
    graphql`
      query EditCounterpartyPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          counterpartyBanks {
            code
            name
          }
          counterparty(uuid: $uuid) {
            ...EditCounterpartyPage_counterparty
          }
        }
      }
    `,
    queries.page,
  )
  const counterparty = useFragment<EditCounterpartyPage_counterparty$key>(
    graphql`
      fragment EditCounterpartyPage_counterparty on Counterparty {
        id
        version
        legalName
        alias
        externalId
        type
        status
        email
        taxNumber
        taxNumberDoubtful
        residence
        customerType
        address
        isDefault
        bankAccounts {
          id
          alias
          accountNumber
          accountName
          bank {
            code
          }
        }
      }
    `,
    organization.counterparty ?? null,
  )
  const initialValues = useMemo<CounterpartyValues | null>(
    () =>
      counterparty
        ? {
            legalName: counterparty.legalName,
            alias: counterparty.alias,
            type: counterparty.type,
            status: counterparty.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE',
            externalId: counterparty.externalId ?? '',
            email: counterparty.email ?? '',
            taxNumber: counterparty.taxNumber ?? '',
            residence: residences.find(value => value === counterparty.residence) ?? '',
            customerType: customerTypes.find(value => value === counterparty.customerType) ?? '',
            address: counterparty.address ?? '',
            bankAccounts: counterparty.bankAccounts.map(account => ({
              id: account.id,
              bankCode: account.bank.code,
              accountNumber: account.accountNumber,
              accountName: account.accountName,
              alias: account.alias ?? '',
            })),
          }
        : null,
    [counterparty],
  )
  const { back, toList } = useListReturn('/counterparties')
  const { showResults, resultsDialog } = useResults()
  // An unknown uuid has already thrown G-7.
  if (!counterparty || !initialValues) return null
  const { id, version, isDefault } = counterparty
  const canManage = organization.permissions.includes('TREASURY_COUNTERPARTIES_MANAGE')
  return (
    <>
      <CounterpartyForm
        key={version}
        title={counterparty.alias}
        crumbs={[
          { label: formatMessage({ id: 'menu.group.monitor' }) },
          { label: formatMessage({ id: 'counterparties.title' }), to: '/counterparties' },
          { label: counterparty.alias },
        ]}
        counterpartyId={id}
        banks={organization.counterpartyBanks}
        initialValues={initialValues}
        taxNumberDoubtful={counterparty.taxNumberDoubtful}
        readOnly={
          isDefault
            ? formatMessage({ id: 'counterparties.default.readOnly' })
            : canManage
              ? null
              : formatMessage({ id: 'form.readOnly' })
        }
        actions={
          canManage && !isDefault ? (
            <Suspense fallback={null}>
              <DeleteCounterparties
                size="md"
                counterparties={[counterparty]}
                connections={[]}
                onDone={refused => {
                  if (refused.size === 0) toList()
                }}
                onPartly={showResults}
              />
            </Suspense>
          ) : null
        }
        onCancel={back}
        onSaved={back}
        onSubmit={values =>
          withFreshFactor(factor =>
            update({ variables: { input: { id, version, status: values.status, ...toInput(values), ...factor } } }),
          )
        }
      />
      {resultsDialog}
      {freshFactorDialog}
    </>
  )
}
