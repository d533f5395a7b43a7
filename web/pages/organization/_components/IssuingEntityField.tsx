import { useCallback } from 'react'
import { useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { IssuingEntityField_organization$key } from '../../../__generated__/IssuingEntityField_organization.graphql.ts'
import type { IssuingEntityFieldQuery } from '../../../__generated__/IssuingEntityFieldQuery.graphql.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { useFillForm, useFormField } from '../../../ui/form/fields.tsx'

/** As forms of orders and invoices have it. */
export type IssuedValues = {
  customerId: string | null
  /** Global id of the legal entity that issues the document; empty where the organization has one alone. */
  entityId: string
  vatTreatment: string
  /** The order that an invoice is of, which says whose it is. */
  orderId?: string | null
}

/** Which legal entity issues the document; nothing where there is one. */
export function IssuingEntityField({ organizationKey }: { organizationKey: IssuingEntityField_organization$key }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'issuingEntity' })
  const { entities } = useFragment(
    graphql`
      fragment IssuingEntityField_organization on Organization @throwOnFieldError {
        entities {
          id
          name
          isVatRegistered
        }
      }
    `,
    organizationKey,
  )
  const { values } = useFormikContext<IssuedValues>()
  const field = useFormField<string>('entityId', label)
  const fill = useFillForm<IssuedValues>()
  if (entities.length < 2) return null
  const chosen = entities.find(({ id }) => id === values.entityId)
  const isOfOrder = Boolean(values.orderId)
  const isUnregistered = chosen !== undefined && !chosen.isVatRegistered
  return (
    <Field
      label={label}
      required
      hint={
        isOfOrder
          ? formatMessage({ id: 'issuingEntity.ofOrder' })
          : isUnregistered
            ? formatMessage({ id: 'issuingEntity.unregistered' })
            : null
      }
      error={field.error}
      id={field.id}
    >
      {control => (
        <select
          {...control}
          className="input"
          name="entityId"
          disabled={isOfOrder}
          value={values.entityId}
          onChange={({ target }) => {
            const next = entities.find(({ id }) => id === target.value)
            fill({ entityId: target.value, ...(next && !next.isVatRegistered ? { vatTreatment: 'NONE' } : {}) })
          }}
          onBlur={field.touch}
        >
          {entities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const query = graphql`
  query IssuingEntityFieldQuery($customerId: ID!) {
    node(id: $customerId) {
      ... on Customer {
        proposedEntity {
          id
          isVatRegistered
        }
      }
    }
  }
`

/**
 * Fills in the entity of a customer's last document, where there are several entities to choose from. An answer that comes late leaves what
 * was chosen meanwhile: another customer, an order, or the entity itself.
 */
export function useProposeEntity(): (customerId: string | null) => void {
  const environment = useRelayEnvironment()
  const { values, setValues } = useFormikContext<IssuedValues>()
  const { entityId } = values
  return useCallback(
    customerId => {
      if (customerId === null || entityId === '') return
      void fetchQuery<IssuingEntityFieldQuery>(environment, query, { customerId })
        .toPromise()
        .then(found => {
          const proposed = found?.node?.proposedEntity
          if (!proposed) return
          void setValues(now =>
            now.customerId === customerId && now.entityId === entityId && !now.orderId
              ? { ...now, entityId: proposed.id, ...(proposed.isVatRegistered ? {} : { vatTreatment: 'NONE' }) }
              : now,
          )
        })
        // Whoever sees no customers chooses by hand.
        .catch(() => undefined)
    },
    [environment, entityId, setValues],
  )
}

type OwnEntity = { id: string; isDefault: boolean; isVatRegistered: boolean }

/** What a new document begins with: the default entity, unless it is the only one, and no VAT where that may not charge it. */
export function initialIssuer(entities: readonly OwnEntity[]): { entityId: string; vatTreatment?: 'NONE' } {
  const own = entities.find(({ isDefault }) => isDefault)
  return {
    entityId: entities.length < 2 ? '' : (own?.id ?? ''),
    ...(own && !own.isVatRegistered && { vatTreatment: 'NONE' as const }),
  }
}
