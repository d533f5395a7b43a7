import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import createQuery, {
  type CreateProductPageQuery,
} from '../../../../../web/__generated__/CreateProductPageQuery.graphql.ts'
import listQuery, { type ProductsPageQuery } from '../../../../../web/__generated__/ProductsPageQuery.graphql.ts'
import { CreateProductPage } from '../../../../../web/pages/organization/products/CreateProductPage.tsx'
import { ProductsPage } from '../../../../../web/pages/organization/products/ProductsPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }
type Environment = ReturnType<typeof createMockEnvironment>

const asked = (environment: Environment, name: string) =>
  environment.mock.findOperation(({ request }) => request.node.operation.name === name)

/** As for a form filled in manually. */
const NO_IMPORT = { import: '00000000-0000-0000-0000-000000000000', goesOn: false }

async function openForm(permissions: readonly string[]) {
  const environment = createMockEnvironment()
  const page = loadQuery<CreateProductPageQuery>(environment, createQuery, NO_IMPORT)
  const rendering = renderScreen(<CreateProductPage queries={{ page }} />, {
    environment,
    messages: ['products'],
    path: '/products/create',
  })
  const query = asked(environment, 'CreateProductPageQuery')
  act(() =>
    environment.mock.resolve(
      query,
      MockPayloadGenerator.generate(query, {
        Organization: () => ({ id: 'organization', permissions, taxUnits: [{ code: 'UM.0027', name: 'Jam' }] }),
      }),
    ),
  )
  await rendering
  return environment
}

test('adds a product with its units and taxes, and shows what the service refuses at its field', async () => {
  const environment = await openForm(['INVOICING_SALES_ORDERS_MANAGE'])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }, patiently), 'JSA-9')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jasa konsultasi')
  await userEvent.click(screen.getByRole('radio', { name: 'Service' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Unit' }), 'jam')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'e-Faktur unit' }), 'UM.0027')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Withholding tax/ }), 'PPH23')
  await userEvent.click(screen.getByRole('button', { name: /^Add product/ }))
  const mutation = await waitFor(() => asked(environment, 'useCreateProductMutation'))
  const { idempotencyKey, ...input } = mutation.request.variables.input
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/)
  expect(input).toEqual({
    code: 'JSA-9',
    name: 'Jasa konsultasi',
    kind: 'SERVICE',
    unit: 'jam',
    taxUnit: 'UM.0027',
    vatTreatment: 'STANDARD',
    withholding: 'PPH23',
  })
  const message = 'Another product already has this code.'
  const userErrors = [{ code: 'U-ACC-PD-1', message, field: ['code'] }]
  act(() => environment.mock.resolve(mutation, { data: { createProduct: { product: null, userErrors } } }))
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0))
  expect(screen.getByRole('textbox', { name: 'Code' }).getAttribute('aria-invalid')).toBe('true')
})

test('tells a viewer that they may not add products', async () => {
  await openForm(['INVOICING_SALES_ORDERS_VIEW'])
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
})

test('lists products with their state, and deletes what is selected', async () => {
  const environment = createMockEnvironment()
  const variables = { first: 100, filter: {}, sort: { field: 'CODE', direction: 'ASC' } } as const
  const page = loadQuery<ProductsPageQuery>(environment, listQuery, variables)
  const rendering = renderScreen(<ProductsPage queries={{ page }} />, {
    environment,
    messages: ['products'],
    path: '/products',
  })
  const query = asked(environment, 'ProductsPageQuery')
  act(() =>
    environment.mock.resolve(
      query,
      MockPayloadGenerator.generate(query, {
        Organization: () => ({ id: 'organization', permissions: ['INVOICING_SALES_ORDERS_MANAGE'] }),
        ProductConnection: () => ({
          totalCount: 1,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: [
            {
              cursor: '1',
              node: {
                id: 'p1',
                code: 'JSA-1',
                name: 'Jasa kirim',
                kind: 'SERVICE',
                status: 'ACTIVE',
                unit: 'rit',
                vatTreatment: 'STANDARD',
                withholding: 'PPH23',
              },
            },
          ],
        }),
      }),
    ),
  )
  await rendering
  expect(await screen.findByText('Jasa kirim', {}, patiently)).toBeTruthy()
  expect(screen.getByText('Active')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patiently))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this product?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  const mutation = await waitFor(() => asked(environment, 'useDeleteProductsMutation'))
  expect(mutation.request.variables.input).toEqual({ ids: ['p1'] })
})
