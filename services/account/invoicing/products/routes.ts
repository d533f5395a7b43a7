// HTTP routes of products: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { bulkRoutes } from '../../../kit/bulk.ts'
import type { Server } from '../../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../../kit/idempotency.ts'
import { id } from '../../../kit/idShapes.ts'
import { listRoutes } from '../../../kit/listRoutes.ts'
import { nameOf } from '../../../kit/nameShape.ts'
import { CHOSEN_WITHHOLDING_CODES, VAT_TREATMENTS } from '../amounts/public.ts'
import { createProduct, deleteProduct, updateProduct } from './changeProducts.ts'
import { productList, productSummary } from './list.ts'
import { PRODUCT_KINDS, PRODUCT_STATUSES, type ProductRow } from './table.ts'
import { TAX_UNITS } from './taxUnits.ts'

const kind = z.enum(PRODUCT_KINDS).meta({ id: 'ProductKind' })
const status = z.enum(PRODUCT_STATUSES).meta({ id: 'ProductStatus' })
const vatTreatment = z.enum(VAT_TREATMENTS).meta({ id: 'VatTreatment' })
const withholding = z.enum(CHOSEN_WITHHOLDING_CODES).meta({ id: 'WithholdingCode' })
const unit = z.object({ code: z.string(), name: z.string() }).meta({ id: 'TaxUnit' })

const productShape = z
  .object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    status,
    kind,
    unit: z.string().describe('As documents print it'),
    taxUnit: unit.describe('As e-Faktur calls it'),
    vatTreatment,
    withholding: withholding.nullable().describe('Default withholding code when it is sold; null: nothing is withheld'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Product' })

const show = (row: ProductRow): z.infer<typeof productShape> => ({
  id: row.id,
  code: row.code,
  name: row.name,
  status: row.status,
  kind: row.kind,
  unit: row.unit,
  taxUnit: { code: row.taxUnit, name: TAX_UNITS[row.taxUnit] },
  vatTreatment: row.vatTreatment,
  withholding: row.withholding,
  createdAt: row.createdAt,
  version: row.version,
})

const newProduct = z.strictObject({
  code: nameOf(40),
  name: nameOf(200),
  kind,
  unit: nameOf(30),
  taxUnit: z.string().max(10),
  vatTreatment,
  withholding: withholding.nullish().transform(code => code ?? null),
})
const productEdit = newProduct.extend({ status, version: z.int().min(1) })

// Products have no permission of their own: users of orders and invoices need them.
const VIEW = 'invoicing.salesOrders.view'
const MANAGE = 'invoicing.salesOrders.manage'

/** Routes of products: the list, one, and actions. */
export function productRoutes(app: Server, { access }: { access: Access }) {
  listRoutes(app, access, {
    path: '/v1/products',
    names: { one: 'Product', many: 'Products' },
    words: { one: 'One product', many: 'Products' },
    permission: VIEW,
    list: productList,
    body: productShape,
    show,
    summary: productSummary,
  })

  app.get(
    '/v1/tax-units',
    {
      schema: {
        operationId: 'listTaxUnits',
        description: 'Units of measure of e-Faktur',
        response: { 200: z.object({ items: z.array(unit) }) },
      },
    },
    async request => {
      await access.callerOf(request, VIEW)
      return { items: Object.entries(TAX_UNITS).map(([code, name]) => ({ code, name })) }
    },
  )

  app.post(
    '/v1/products',
    {
      schema: {
        operationId: 'createProduct',
        description: 'Creates a product; refuses PD-1 code taken, PD-2 unit unknown',
        headers: optionalKeyHeader,
        body: newProduct,
        response: { 201: productShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, tx =>
        once(tx, headers['idempotency-key'], ['createProduct', body], async () => show(await createProduct(tx, body))),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/products/:id',
    {
      schema: {
        operationId: 'updateProduct',
        description: 'Replaces the values of a product; refuses as create, and G-3 stale version',
        params: z.strictObject({ id }),
        body: productEdit,
        response: { 200: productShape },
      },
    },
    request =>
      access.asCaller(request, MANAGE, async tx => show(await updateProduct(tx, request.params.id, request.body))),
  )

  bulkRoutes(app, access)('/v1/products/delete', 'deleteProducts', 'Deletes each', MANAGE, deleteProduct)
}
