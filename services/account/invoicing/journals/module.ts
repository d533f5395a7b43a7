import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { journalRoutes } from '../../../kit/journals/routes.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { source } from './source.ts'

const VIEW = 'invoicing.journals.view'
const MANAGE = 'invoicing.journals.manage'

export const journalsModule = defineModule({
  name: 'journals',
  permissions: { [VIEW]: EVERY_ROLE, [MANAGE]: MAKERS },
  records: {
    JOURNAL_EXPORT: { description: 'A journal export of a month.', actions: ['EXPORTED'] },
  },
  areas: { JR: 'Journals' },
  errors: codes,
  routes: [(app, { access }) => journalRoutes(app, { access, source, view: VIEW, manage: MANAGE })],
})
