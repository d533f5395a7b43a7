import { useLiveCount } from './useLiveCount.ts'

/** Keeps the menu's count up to date. A component, so that the frame can fetch it after its first screen. */
export default function LiveCount() {
  useLiveCount()
  return null
}
