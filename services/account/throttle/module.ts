import { defineModule } from '../module.ts'
import { codes } from './errors.ts'

export const throttleModule = defineModule({
  name: 'throttle',
  errors: codes,
})
