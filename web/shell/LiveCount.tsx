import { useLiveCount } from './useLiveCount.ts'

/** Keeps the menu's count up to date. A component, so that the frame can load it after its first screen. */
export default function LiveCount() {
  useLiveCount()
  return null
}
