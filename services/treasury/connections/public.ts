// What other modules may import from this one. Its own files import from the source files directly.
export {
  type AccountInquiry,
  type BankConnection,
  BankFault,
  type BankRefusal,
  type BeneficiaryFacts,
  TRANSFER_METHODS,
  type TransferAnswer,
  type TransferMethod,
  type TransferOrder,
  type TransferStatus,
} from './bankConnection.ts'
export { connectionOf } from './connectionOf.ts'
export { paramsOf } from './faults.ts'
export { FEWER_CALLS, type Line, LINE_SETTINGS, type LineSettings, openLine } from './snap/line.ts'
