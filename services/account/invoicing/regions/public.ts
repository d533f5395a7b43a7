// The module's public API for other modules. Its own files import each other directly.
export { listRegions, regionsOfWard } from './regions.ts'
export { regionList, regionParent } from './shapes.ts'
