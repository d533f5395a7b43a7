import { defineModule } from '../module.ts'
import { codes } from './errors.ts'

export const filesModule = defineModule({
  name: 'files',
  records: {
    FILE: { description: 'An uploaded file.', actions: [] },
  },
  areas: { FI: 'Files' },
  errors: codes,
})
