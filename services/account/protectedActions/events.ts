// Events of protected actions for higher modules, in the same transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Mail } from '../mail/public.ts'
import type { Permission } from '../permissions/public.ts'

/** A recipient of an email about the organization. */
export type Recipient = { email: string; name: string; language: Mail['language']; organizationName: string }

/** An email about a change is prepared. Subscribers return the owner, and the users with the permission. */
export const preparingEmail = inTransaction<{ permission: Permission }, readonly Recipient[]>(
  'protectedActions.preparingEmail',
)
