import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { peopleRoutes } from './routes.ts'

export const peopleModule = defineModule({
  name: 'people',
  reads: ['membership', 'passkey', 'setup_link', 'social_identity'],
  records: {
    USER: { description: 'A person.', actions: ['SIGNED_IN', 'SIGNED_OUT', 'SETTINGS_CHANGED'] },
  },
  errors: codes,
  feed: {
    'user.changed': {},
  },
  routes: [peopleRoutes],
})
