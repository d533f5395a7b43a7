// Files of products.
import type { ImportKind } from '../../../../kit/recordImports/kinds.ts'
import { codes } from '../errors.ts'
import { openProducts } from './openProducts.ts'
import { PRODUCT_COLUMNS } from './rows.ts'

export const productImports: ImportKind = {
  description: 'Products.',
  columns: PRODUCT_COLUMNS,
  mostRows: 10_000,
  hashInvalid: codes.productImportHashInvalid,
  permissions: { manage: 'invoicing.salesOrders.manage', view: 'invoicing.salesOrders.view' },
  route: {
    path: '/v1/product-imports',
    operationId: 'importProducts',
    description: 'Checks a file, and stores it if there are no errors; refuses PD-3 another file than was checked',
  },
  template: {
    name: 'products.csv',
    rows: [
      PRODUCT_COLUMNS.known,
      ['PALET-01', 'Palet kayu 120 × 100', 'GOODS', 'buah', 'UM.0021', 'STANDARD', ''],
      ['JASA-01', 'Jasa perawatan gudang', 'SERVICE', 'bulan', 'UM.0024', 'STANDARD', 'PPH23'],
    ],
  },
  open: openProducts,
}
