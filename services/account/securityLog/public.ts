// What other modules may take of this one. Its own files take it from where it stands.
export { type Device, deviceShape, nameOfDevice, readDevice } from './device.ts'
export { recordSecurityEvent } from './record.ts'
