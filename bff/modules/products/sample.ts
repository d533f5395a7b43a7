import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, upload }) => {
    note('ProductsFile', { id: await upload('PRODUCTS', 'code,name\nBERKAS,Jasa berkas\n') })
    note(
      'Product',
      await make(
        'createProduct',
        {
          code: randomUUID(),
          name: 'Jasa matriks',
          kind: 'SERVICE',
          unit: 'jam',
          taxUnit: 'UM.0027',
          vatTreatment: 'STANDARD',
          withholding: 'PPH23',
        },
        'product',
      ),
    )
  },
  ids: { 'importProducts.fileId': 'ProductsFile' },
  withoutIds: ['createProduct'],
}
