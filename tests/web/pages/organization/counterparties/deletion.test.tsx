import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type CounterpartiesPageQuery,
} from '../../../../../web/__generated__/CounterpartiesPageQuery.graphql.ts'
import { CounterpartiesPage } from '../../../../../web/pages/organization/counterparties/CounterpartiesPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }

/** The list of these counterparties, all selected. */
async function openSelected(parties: readonly { id: string; isDefault: boolean }[]) {
  const environment = createMockEnvironment()
  const variables = { first: 100, filter: {}, sort: { field: 'ALIAS', direction: 'ASC' } } as const
  const page = loadQuery<CounterpartiesPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<CounterpartiesPage queries={{ page }} />, {
    environment,
    messages: ['counterparties'],
    path: '/counterparties',
  })
  const asked = (name: string) => environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  act(() =>
    environment.mock.resolve(
      asked('CounterpartiesPageQuery'),
      MockPayloadGenerator.generate(asked('CounterpartiesPageQuery'), {
        Organization: () => ({ id: 'organization', permissions: ['TREASURY_COUNTERPARTIES_MANAGE'] }),
        CounterpartyConnection: () => ({
          totalCount: parties.length,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: parties.map(({ id, isDefault }) => ({
            cursor: id,
            node: {
              id,
              alias: `Party ${id}`,
              legalName: `PT Party ${id}`,
              type: 'COMPANY',
              status: 'ACTIVE',
              isDefault,
              bankAccounts: [],
            },
          })),
        }),
      }),
    ),
  )
  await rendering
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  return { environment, asked }
}

test('deletes what is not in use, and says of the rest what uses it; that stays selected', async () => {
  const { environment, asked } = await openSelected([
    { id: '1', isDefault: false },
    { id: '2', isDefault: false },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patiently))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 counterparties?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  const operation = await waitFor(() => asked('useDeleteCounterpartiesMutation'))
  const why = 'This counterparty is used by PMT-2026-000001 and can’t be deleted.'
  const results = [
    { nodeId: '1', ok: true, userErrors: [] },
    { nodeId: '2', ok: false, userErrors: [{ message: why }] },
  ]
  act(() =>
    environment.mock.resolve(operation, {
      data: { deleteCounterparties: { deletedIds: ['1'], results, userErrors: [] } },
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }, patiently))
  expect(dialog.getByText(why)).toBeTruthy()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  expect(screen.queryByText('Party 1')).toBeNull()
  expect(screen.getByText('Party 2')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Selection' })).getByText('1 selected')).toBeTruthy()
})

test('offers no deletion of an own entity', async () => {
  await openSelected([{ id: '1', isDefault: true }])
  expect(await screen.findByText('Your own entities can’t be deleted', {}, patiently)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
