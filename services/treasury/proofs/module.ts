import { defineModule } from '../module.ts'
import { codes } from './errors.ts'

export const proofsModule = defineModule({
  name: 'proofs',
  errors: codes,
})
