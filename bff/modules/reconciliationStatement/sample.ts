import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = { uuids: { bankAccountUuid: 'BankAccount' } }
