import {
  createOperationDescriptor,
  Environment,
  getRequest,
  getSingularSelector,
  Network,
  Observable,
  RecordSource,
  Store,
  type ReaderFragment,
  type ReaderSelection,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import list from '../../../web/__generated__/CounterpartiesPage_list.graphql.ts'
import row from '../../../web/__generated__/CounterpartiesPage_row.graphql.ts'
import query from '../../../web/__generated__/CounterpartiesPageQuery.graphql.ts'
import { withEmptyEdges } from '../../../web/relay/emptyEdges.ts'

const counterparty = {
  __typename: 'Counterparty',
  id: 'cp-1',
  uuid: '1',
  legalName: 'PT Makmur',
  alias: 'Makmur',
  externalId: null,
  type: 'COMPANY',
  status: 'ACTIVE',
  email: null,
  taxNumber: null,
  isDefault: false,
  createdAt: '2026-11-21T08:00:00Z',
  bankAccounts: [],
}
const pageInfo = { endCursor: 'one', hasNextPage: true }
const answer = {
  organization: {
    id: 'org-1',
    permissions: [],
    counterparties: { totalCount: 12, edges: [{ cursor: 'one', node: counterparty }], pageInfo },
  },
}

/** What a fragment on the organization reads after the answer of a list. */
function read(fragment: ReaderFragment) {
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => {})),
    store: new Store(new RecordSource()),
  })
  const operation = createOperationDescriptor(getRequest(query), { first: 1 })
  environment.commitPayload(operation, answer)
  const { organization } = environment.lookup(operation.fragment).data as { organization: object }
  const selector = getSingularSelector(fragment, organization)
  if (selector == null) throw new Error('the query does not spread the fragment')
  return environment.lookup(selector)
}

test('reads all of an answer but what stands in the edges', () => {
  const whole = { id: 'org-1', counterparties: { totalCount: 12, pageInfo } }
  expect(read(list).data).toMatchObject({
    ...whole,
    counterparties: { edges: [{ cursor: 'one', node: { __typename: 'Counterparty' } }] },
  })
  const light = read(withEmptyEdges(list) as ReaderFragment)
  expect(light.data).toMatchObject(whole)
  expect(light.data).toHaveProperty('counterparties.edges', [{}])
  expect(light.isMissingData).toBe(false)
})

test('it is the same fragment each time', () => {
  expect(withEmptyEdges(list)).toBe(withEmptyEdges(list))
})

test('only what pages has edges', () => {
  expect(() => withEmptyEdges(row)).toThrow(TypeError)
})

test('whoever would read rows there is told where they are read', () => {
  const alias = { kind: 'ScalarField' as const, name: 'alias', alias: null, args: null, storageKey: null }
  const within = (name: string, selections: ReaderSelection[]) => ({
    kind: 'LinkedField' as const,
    name,
    alias: null,
    args: null,
    storageKey: null,
    concreteType: null,
    plural: false,
    selections,
  })
  const reading = {
    ...list,
    selections: [
      within('__CounterpartiesPage_counterparties_connection', [within('edges', [within('node', [alias])])]),
    ].map(field => ({ ...field, alias: 'counterparties' })),
  }
  expect(() => withEmptyEdges(reading)).toThrow('a fragment on the connection')
})
