import { useLiveAccess } from './useLiveAccess.ts'

/** Keeps what the viewer may do up to date. A component, so that the frame can fetch it after its first screen. */
export default function LiveAccess() {
  useLiveAccess()
  return null
}
