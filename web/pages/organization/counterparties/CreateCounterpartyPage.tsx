import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreateCounterpartyPageQuery } from '../../../__generated__/CreateCounterpartyPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
import { CounterpartyForm } from './_components/CounterpartyForm.tsx'
import { emptyCounterparty, toInput } from './_lib/counterpartyValues.ts'
import { useCreateCounterparty } from './_lib/useCreateCounterparty.ts'
import { useImportCounterparties } from './_lib/useImportCounterparties.ts'

/** A new counterparty, or many from a CSV file. */
export function CreateCounterpartyPage({ queries }: PageProps<{ page: CreateCounterpartyPageQuery }>) {
  const [create] = useCreateCounterparty()
  const once = useIdempotentSubmit()
  const importRecords = useImportCounterparties()
  const { organization } = usePreloadedQuery<CreateCounterpartyPageQuery>(
    graphql`
      query CreateCounterpartyPageQuery($import: UUID!, $goesOn: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          counterpartyBanks {
            code
            name
          }
        }
      }
    `,
    queries.page,
  )
  const { back, toList } = useListReturn('/counterparties')
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('TREASURY_COUNTERPARTIES_MANAGE')}
      list={{ group: 'menu.group.monitor', title: 'counterparties.title', path: '/counterparties' }}
      titles={{ form: 'counterparties.create', file: 'counterparties.import' }}
      file={{
        purpose: 'COUNTERPARTIES',
        templateUrl: '/templates/counterparties.csv',
        hint: 'counterparties.import.hint',
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <CounterpartyForm
          isNew
          {...page}
          banks={organization.counterpartyBanks}
          initialValues={emptyCounterparty}
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
