import { TABULAR } from '../../kit/files/contents.ts'
import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { entitiesStored } from '../projection/public.ts'
import { keepDefaultCounterparties } from './defaultCounterparty.ts'
import { codes } from './errors.ts'
import { accountsRemoving, deactivating, deleting, widening } from './events.ts'
import { counterpartyExport } from './exports.ts'
import { counterpartyImports } from './import/kind.ts'
import { counterpartyRoutes } from './routes.ts'

export const counterpartiesModule = defineModule({
  name: 'counterparties',
  records: {
    COUNTERPARTY: { description: 'A counterparty.', actions: ['CREATED', 'UPDATED', 'DELETED'] },
  },
  permissions: {
    'treasury.counterparties.view': EVERY_ROLE,
    'treasury.counterparties.manage': MAKERS,
  },
  areas: { CP: 'Counterparties' },
  errors: codes,
  feed: {
    'counterparty.changed': {
      webhook: {
        key: 'COUNTERPARTY_CHANGED',
        name: 'counterparty.changed',
        description: 'one was created or changed.',
      },
    },
    'counterparty.deleted': {
      webhook: { key: 'COUNTERPARTY_DELETED', name: 'counterparty.deleted', description: 'one was deleted.' },
    },
  },
  lists: { COUNTERPARTIES: 'Counterparties.' },
  exports: { COUNTERPARTIES: counterpartyExport },
  files: {
    COUNTERPARTIES: {
      description: 'A CSV of counterparties to import.',
      send: 'treasury.counterparties.manage',
      read: 'treasury.counterparties.view',
      contents: TABULAR,
    },
  },
  imports: { COUNTERPARTIES: counterpartyImports },
  raises: [deactivating, accountsRemoving, widening, deleting],
  on: [on(entitiesStored, (tx, { entities }) => keepDefaultCounterparties(tx, entities))],
  routes: [counterpartyRoutes],
})
