import { defineModule } from '../module.ts'
import { codes } from './errors.ts'

export const filesModule = defineModule({
  name: 'files',
  areas: { FI: 'Files' },
  errors: codes,
})
