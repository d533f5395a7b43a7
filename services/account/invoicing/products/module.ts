import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { productExport } from './exports.ts'
import { productRoutes } from './routes.ts'

export const productsModule = defineModule({
  name: 'products',
  records: { PRODUCT: { description: 'A product.', actions: ['CREATED', 'UPDATED', 'DELETED'] } },
  areas: { PD: 'Products' },
  errors: codes,
  feed: { 'product.changed': {}, 'product.deleted': {} },
  lists: { PRODUCTS: 'Products.' },
  exports: { PRODUCTS: productExport },
  routes: [productRoutes],
})
