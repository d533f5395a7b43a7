import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'
import { signInRoutes } from './routes.ts'

export const signInModule = defineModule({
  name: 'signIn',
  areas: { AU: 'Identity and sign-in' },
  errors: codes,
  silent,
  routes: [signInRoutes],
})
