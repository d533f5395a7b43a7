import type { ActableBill } from '../../bills/_public/actableBill.ts'

/** The fields that the inbox's dialogs need of a bill. */
export type DecidedBill = ActableBill & { readonly dueDate: string }
