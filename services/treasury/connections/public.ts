// What other modules may take of this one. Its own files take it from where it stands.
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
