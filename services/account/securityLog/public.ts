// What other modules may import from this one. Its own files import from the source files directly.
export { type Device, deviceShape, nameOfDevice, readDevice } from './device.ts'
export { recordSecurityEvent } from './record.ts'
