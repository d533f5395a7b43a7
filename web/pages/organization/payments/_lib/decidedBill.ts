import type { ActableBill } from '../../bills/_public/actableBill.ts'

/** What the dialogs of the inbox need of a bill. */
export type DecidedBill = ActableBill & { readonly dueDate: string }
