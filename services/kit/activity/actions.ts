// What can happen to a record, in the words of the activity log. All kinds of record share this vocabulary.
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

/** A module's kinds of record, with each one's type in the graph and the actions that the module records. */
export type RecordsOfModule = Readonly<
  Record<string, { readonly description: string; readonly actions: readonly Action[] }>
>
