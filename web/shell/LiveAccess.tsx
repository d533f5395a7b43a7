import { useLiveAccess } from './useLiveAccess.ts'

/** Keeps the viewer's permissions up to date. A component, so that the frame can load it after its first screen. */
export default function LiveAccess() {
  useLiveAccess()
  return null
}
