// The module's public API for other modules. Its own files import each other directly.
export { type Device, deviceShape, nameOfDevice, readDevice } from './device.ts'
export { recordSecurityEvent } from './record.ts'
