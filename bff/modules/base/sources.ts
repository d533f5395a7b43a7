export type { NodeSource } from '../../graph/node.ts'
