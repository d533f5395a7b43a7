import { journalRoutes } from '../../kit/journals/routes.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { source } from './source.ts'

const VIEW = 'treasury.journals.view'
const MANAGE = 'treasury.journals.manage'

export const journalsModule = defineModule({
  name: 'journals',
  permissions: { [VIEW]: EVERY_ROLE, [MANAGE]: MAKERS },
  records: {
    TREASURY_JOURNAL_EXPORT: {
      description: 'A journal export of treasury, or the accounts it posts to.',
      actions: ['EXPORTED', 'SETTINGS_CHANGED'],
    },
  },
  areas: { JR: 'Journals' },
  errors: codes,
  routes: [(app, { access }) => journalRoutes(app, { access, source, view: VIEW, manage: MANAGE })],
})
