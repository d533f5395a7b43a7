// What protected actions ask of higher modules, in their own transaction.
import { inTransaction } from '../../kit/inTransaction.ts'
import type { Mail } from '../mail/public.ts'
import type { Permission } from '../permissions/public.ts'

/** A person as an email about the organization addresses them. */
export type Recipient = { email: string; name: string; language: Mail['language']; organizationName: string }

/** A change is about to be told. Answers the owner, and who may do what the permission names. */
export const telling = inTransaction<{ permission: Permission }, readonly Recipient[]>('protectedActions.telling')
