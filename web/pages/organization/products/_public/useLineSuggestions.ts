import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useLineSuggestionsProductsQuery } from '../../../../__generated__/useLineSuggestionsProductsQuery.graphql.ts'
import type { useLineSuggestionsQuery } from '../../../../__generated__/useLineSuggestionsQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { reportsFailure } from '../../../../relay/persistentQueries.ts'
import type { LineSuggestion, SuggestLines } from '../../../../ui/lineGrid/lines.ts'
import { type VatTreatment, vatTreatments } from './taxChoices.ts'
import { storedLine } from './lineValues.ts'

const earlier = graphql`
  query useLineSuggestionsQuery($customerId: ID!, $search: String) @throwOnFieldError {
    organization {
      orderLineSuggestions(customerId: $customerId, search: $search) {
        product {
          id
          code
          name
        }
        description
        kind
        unit
        taxUnit {
          code
        }
        price {
          amount
          currency
        }
        vatTreatment
        withholding
        orderedOn
      }
    }
  }
`

const all = graphql`
  query useLineSuggestionsProductsQuery($search: String!) @throwOnFieldError {
    organization {
      products(first: 10, filter: { search: $search, status: ACTIVE }) {
        edges {
          node {
            id
            code
            name
            kind
            unit
            taxUnit {
              code
            }
            vatTreatment
            withholding
          }
        }
      }
    }
  }
`

/** Suggestions for a line: what the customer ordered before, then products; only products without a customer. */
export function useLineSuggestions(
  customerId: string | null,
  currency: string,
): { suggest: SuggestLines; vatTreatmentOf: (suggestion: LineSuggestion) => VatTreatment | undefined } {
  const environment = useRelayEnvironment()
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const treatments = useRef(new Map<string, VatTreatment>())
  const suggest = useCallback<SuggestLines>(
    async search => {
      const keep = (id: string, treatment: string) => {
        const known = vatTreatments.find(one => one === treatment)
        if (known) treatments.current.set(id, known)
      }
      const config = { networkCacheConfig: reportsFailure() }
      if (customerId === null) {
        const found = await fetchQuery<useLineSuggestionsProductsQuery>(
          environment,
          all,
          { search },
          config,
        ).toPromise()
        return (found?.organization.products.edges ?? []).map(({ node }) => {
          keep(node.id, node.vatTreatment)
          const values = { ...storedLine({ ...node, product: node, description: node.name }) }
          return { id: node.id, label: node.name, detail: `${node.code} · ${node.unit}`, values }
        })
      }
      const variables = { customerId, search: search || null }
      const found = await fetchQuery<useLineSuggestionsQuery>(environment, earlier, variables, config).toPromise()
      return (found?.organization.orderLineSuggestions ?? []).map((line, place) => {
        const { product, description, unit, price, orderedOn } = line
        const id = `${place} ${product?.id ?? description}`
        keep(id, line.vatTreatment)
        const last =
          price && orderedOn
            ? formatMessage(
                { id: 'products.lastPrice' },
                { price: formats.money(price), date: formats.date(orderedOn) },
              )
            : null
        return {
          id,
          label: description,
          detail: [product?.code, unit, last].filter(Boolean).join(' · '),
          // A price in another currency would be wrong.
          values: { ...storedLine(line), price: price?.currency === currency ? price.amount : null },
        }
      })
    },
    [environment, customerId, currency, formatMessage, formats],
  )
  const vatTreatmentOf = useCallback(({ id }: LineSuggestion) => treatments.current.get(id), [])
  return { suggest, vatTreatmentOf }
}
