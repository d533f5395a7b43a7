import { SHEET } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { productExport } from './exports.ts'
import { productImports } from './import/kind.ts'
import { productRoutes } from './routes.ts'

export const productsModule = defineModule({
  name: 'products',
  records: { PRODUCT: { description: 'A product.', actions: ['CREATED', 'UPDATED', 'DELETED'] } },
  areas: { PD: 'Products' },
  errors: codes,
  feed: { 'product.changed': {}, 'product.deleted': {} },
  lists: { PRODUCTS: 'Products.' },
  exports: { PRODUCTS: productExport },
  files: {
    PRODUCTS: {
      description: 'Products to import: CSV, or a workbook (XLSX) whose first sheet has them.',
      send: 'invoicing.salesOrders.manage',
      read: 'invoicing.salesOrders.view',
      contents: SHEET,
    },
  },
  imports: { PRODUCTS: productImports },
  routes: [productRoutes],
})
