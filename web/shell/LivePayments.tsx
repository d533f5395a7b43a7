import { useLivePayments } from './useLivePayments.ts'

/** Keeps the count of approvals up to date, and tells of payments. A component, so that the frame can fetch it after its first screen. */
export default function LivePayments({ viewerUuid }: { viewerUuid: string }) {
  useLivePayments(viewerUuid)
  return null
}
