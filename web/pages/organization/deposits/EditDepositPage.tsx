import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useNavigate } from 'react-router'
import type { EditDepositPage_deposit$key } from '../../../__generated__/EditDepositPage_deposit.graphql.ts'
import type { EditDepositPageQuery } from '../../../__generated__/EditDepositPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { DepositForm } from './_components/DepositForm.tsx'
import { readRate } from './_lib/rate.ts'
import { readDeposit } from './_lib/readDeposit.ts'
import { useDepositChoices } from './_lib/useDepositChoices.ts'
import { useUpdateDeposit } from './_lib/useUpdateDeposit.ts'

/** Edits a deposit: all of it before it is issued, and afterwards what the bank allows. */
export function EditDepositPage({ queries }: PageProps<{ page: EditDepositPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { language } = useFormats()
  const [update] = useUpdateDeposit()
  const { organization } = usePreloadedQuery<EditDepositPageQuery>(
    graphql`
      query EditDepositPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          ...useDepositChoices_organization
          deposit(uuid: $uuid) {
            ...EditDepositPage_deposit
          }
        }
      }
    `,
    queries.page,
  )
  const choices = useDepositChoices(organization)
  const deposit = useFragment<EditDepositPage_deposit$key>(
    graphql`
      fragment EditDepositPage_deposit on Deposit {
        id
        uuid
        alias
        status
        version
        allowedActions
        rateIsAssumed
        ...readDeposit_deposit
      }
    `,
    organization.deposit ?? null,
  )
  const initialValues = useMemo(() => (deposit ? readDeposit(deposit, language) : null), [deposit, language])
  // An unknown uuid has already thrown G-7.
  if (!deposit || !initialValues) return null
  const { id, uuid, version, alias, status } = deposit
  const detail = `/deposits/${uuid}`
  if (!deposit.allowedActions.includes('UPDATE')) return <Navigate to={detail} replace />
  const show = () => void navigate(detail)
  return (
    <DepositForm
      key={version}
      title={alias}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: 'deposits.title' }), to: '/deposits' },
        { label: alias, to: detail },
        { label: formatMessage({ id: 'action.edit' }) },
      ]}
      choices={choices}
      depositId={id}
      isActive={status === 'ACTIVE'}
      rateIsAssumed={deposit.rateIsAssumed}
      initialValues={initialValues}
      onCancel={show}
      onSaved={show}
      onSubmit={(content, { nextInterestRate }) =>
        update({ variables: { input: { id, version, ...content, nextInterestRate: readRate(nextInterestRate) } } })
      }
    />
  )
}
