import { defineModule } from '../module.ts'
import { telling } from './events.ts'

export const protectedActionsModule = defineModule({
  name: 'protectedActions',
  raises: [telling],
})
