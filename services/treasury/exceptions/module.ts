import { on } from '../../kit/inTransaction.ts'
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { failed } from '../payments/public.ts'
import { linesStored } from '../statementTransactions/public.ts'
import { codes } from './errors.ts'
import { exceptionExport } from './exports.ts'
import { enqueueDetection, detectExceptionsJob } from './jobs.ts'
import { exceptionRoutes } from './routes.ts'
import { searches } from './searches.ts'
import { exceptionWorkers, watchForExceptions } from './watch.ts'

export const exceptionsModule = defineModule({
  name: 'exceptions',
  records: {
    EXCEPTION: { description: "An exception: an issue that needs a user's attention.", actions: ['UPDATED'] },
  },
  permissions: {
    'treasury.exceptions.view': EVERY_ROLE,
    'treasury.exceptions.manage': MAKERS,
  },
  areas: { XC: 'Exceptions' },
  errors: codes,
  feed: {
    'exception.changed': {
      webhook: {
        key: 'EXCEPTION_CHANGED',
        name: 'exception.changed',
        description: 'one was raised, assigned, started, commented on, resolved or reopened.',
      },
    },
  },
  lists: { EXCEPTIONS: 'Exceptions.' },
  exceptions: searches,
  exports: { EXCEPTIONS: exceptionExport },
  on: [
    on(linesStored, (tx, { jobs }) => enqueueDetection(tx, jobs)),
    on(failed, (tx, { jobs }) => enqueueDetection(tx, jobs)),
  ],
  jobs: [detectExceptionsJob],
  work: [exceptionWorkers, watchForExceptions],
  routes: [exceptionRoutes],
})
