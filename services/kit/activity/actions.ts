// What can happen to a record, as the activity log says it. It is one vocabulary for all of them.
export const ACTIONS = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'RECONCILED',
  'REMOVE_RECONCILIATION',
  'APPROVED',
  'CANCELLED',
  'REJECTED',
  'FAILED',
  'SUBMITTED',
  'SENT',
  'ARCHIVED',
  'UNARCHIVED',
  'EXPORTED',
  'IMPORTED',
  'IMPORT_UNDONE',
  'RESENT',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SETTINGS_CHANGED',
  'VIEWED',
  'MESSAGE_WRITTEN',
  'MESSAGE_EDITED',
  'MESSAGE_DELETED',
] as const
export type Action = (typeof ACTIONS)[number]

/** By kind of record, what it is, as the graph says it, and what a module does to it. */
export type RecordsOfModule = Readonly<
  Record<string, { readonly description: string; readonly actions: readonly Action[] }>
>
