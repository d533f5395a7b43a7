export type { NodeSource } from '../../graph/node.ts'
export type { UserErrorSource } from '../../graph/errors.ts'
