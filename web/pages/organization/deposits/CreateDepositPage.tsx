import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type { CreateDepositPageQuery } from '../../../__generated__/CreateDepositPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { DepositForm } from './_components/DepositForm.tsx'
import { readCalculated } from './_lib/calculated.ts'
import { type DepositValues, EMPTY_DEPOSIT } from './_lib/depositValues.ts'
import { readDeposit } from './_lib/readDeposit.ts'
import { useCreateDeposit } from './_lib/useCreateDeposit.ts'
import { useDepositChoices } from './_lib/useDepositChoices.ts'

/** A new deposit, optionally as a copy or with calculated terms. */
export function CreateDepositPage({ queries }: PageProps<{ page: CreateDepositPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const formats = useFormats()
  const [create] = useCreateDeposit()
  const once = useIdempotentSubmit()
  const { organization } = usePreloadedQuery<CreateDepositPageQuery>(
    graphql`
      query CreateDepositPageQuery($uuid: UUID!, $isCopy: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          defaultCurrency
          ...useDepositChoices_organization
          deposit(uuid: $uuid) @include(if: $isCopy) {
            ...readDeposit_deposit
          }
        }
      }
    `,
    queries.page,
  )
  const { defaultCurrency: currency, deposit: copied } = organization
  const choices = useDepositChoices(organization)
  const today = formats.today()
  const { language } = formats
  const initialValues = useMemo<DepositValues>(() => {
    // The tax is suggested again, because the copied deposit increases the total at the bank.
    const fresh = { issuedOn: today, alias: '', nextInterestRate: '', taxRate: '' }
    if (copied) return { ...readDeposit(copied, language), ...fresh }
    return { ...EMPTY_DEPOSIT, ...fresh, currency, ...readCalculated(search, language) }
  }, [copied, currency, today, language, search])
  const { back } = useListReturn('/deposits')
  const title = formatMessage({ id: 'deposits.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.transact' }) },
    { label: formatMessage({ id: 'deposits.title' }), to: '/deposits' },
    { label: title },
  ]
  if (!organization.permissions.includes('TREASURY_DEPOSITS_MANAGE')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <DepositForm
      isNew
      title={title}
      crumbs={crumbs}
      choices={choices}
      initialValues={initialValues}
      onCancel={back}
      onSubmit={content =>
        once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
      }
      onSaved={({ deposit }, { another }) => {
        if (!another && deposit) void navigate(`/deposits/${deposit.uuid}`)
      }}
    />
  )
}
