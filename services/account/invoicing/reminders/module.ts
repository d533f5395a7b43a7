import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { reminderRoutes } from './routes.ts'
import { reminderClock } from './worker.ts'

export const remindersModule = defineModule({
  name: 'reminders',
  areas: { RM: 'Reminders' },
  errors: codes,
  work: [reminderClock],
  routes: [reminderRoutes],
})
