import type { BffModule } from '../../module.ts'
import { exceptionExports, exceptionNodes, exceptionResolvers } from './resolvers.ts'

export const exceptionsModule = {
  name: 'exceptions',
  resolvers: exceptionResolvers,
  nodes: exceptionNodes,
  exports: exceptionExports,
  inputNames: {
    assignExceptions: { assigneeId: 'assigneeUuid' },
  },
  rules: {
    'Organization.exceptions': 'treasury.exceptions.view',
    'Organization.exception': 'treasury.exceptions.view',
    'Organization.exceptionCounts': 'treasury.exceptions.view',
    'Mutation.assignExceptions': 'treasury.exceptions.manage',
    'Mutation.startExceptions': 'treasury.exceptions.manage',
    'Mutation.resolveExceptions': 'treasury.exceptions.manage',
    'Mutation.reopenExceptions': 'treasury.exceptions.manage',
    'Mutation.commentOnException': 'treasury.exceptions.manage',
    'Subscription.exceptionChanged': 'treasury.exceptions.view',
  },
  shareable: {
    Exception:
      'allowedActions amount assignee bankAccount bill commentCount comments createdAt deposit expectedTransaction id label payment ' +
      'paymentProvider paymentRecord paymentTransaction resolution resolutionNote resolvedAt resolvedBy since statementTransaction status subjectType subjectUuid type uuid',
    ExceptionChange: 'actor exception',
    ExceptionComment: 'author authorName createdAt text uuid',
  },
} as const satisfies BffModule
